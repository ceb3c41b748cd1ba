import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestFile } from './scan.ts';

/** Where tests are run from: what lies elsewhere proves nothing. */
const PATTERNS = ['{src,sitecore,scripts,tests}/**/*.test.{ts,tsx}', 'tests/**/*.e2e.ts'];

/** Reads every test file of the project, in the order of their paths. */
export function readTestFiles(root: string): TestFile[] {
  const paths = globSync(PATTERNS, { cwd: root, exclude: ['**/node_modules'] });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
