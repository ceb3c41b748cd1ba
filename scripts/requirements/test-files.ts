import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Runner, RUNNERS } from './runners.ts';

/** A test file: its path in the project, its text and the time of its last change, in milliseconds since the epoch. */
export type TestFile = {
  readonly path: string;
  readonly text: string;
  readonly changed: number;
  readonly runner: Runner;
};

/** Reads every test file of the project, in the order of their paths. */
export function readTestFiles(root: string): TestFile[] {
  const files = RUNNERS.flatMap((runner) =>
    globSync(runner.pattern, { cwd: root, exclude: ['**/node_modules'] }).map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, path), 'utf8'),
      changed: statSync(join(root, path)).mtimeMs,
      runner,
    })),
  );
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}
