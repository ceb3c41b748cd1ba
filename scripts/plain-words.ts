import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findProblems, type Problem } from './plain-words/find-problems.ts';

const root = resolve(import.meta.dirname, '..');
const CODE = /\.(?:ts|tsx|mts|mjs|js)$/;

/** Returns the problems of every code file of the checkout below the given paths; of all files without paths. */
function problemsBelow(paths: readonly string[]): Problem[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = [...new Set(listed.split('\n'))].filter((file) => CODE.test(file));
  return files.flatMap((file) => {
    try {
      return findProblems(file, readFileSync(resolve(root, file), 'utf8'));
    } catch {
      // Listed by git, deleted in the work tree.
      return [];
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = problemsBelow(process.argv.slice(2).map((path) => relative(root, resolve(path))));
  for (const { file, line, message } of problems) console.log(`${file}:${line}: ${message}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
