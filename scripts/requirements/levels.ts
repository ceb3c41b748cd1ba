import { type Kind, needsBrowser } from './rows.ts';

const isBrowserTest = (path: string): boolean => path.endsWith('.e2e.ts');

const isHttpTest = (path: string): boolean => path.startsWith('tests/conformance/') || /\.http\.test\.tsx?$/.test(path);

/** Returns the level at which a row of this kind has to be proved when the test's file is of another; null when it is right. */
export function requiredLevel(kind: Kind, path: string): string | null {
  if (needsBrowser(kind)) return isBrowserTest(path) ? null : 'a real browser (*.e2e.ts)';
  if (kind === 'call' && !isBrowserTest(path) && !isHttpTest(path)) {
    return 'HTTP (tests/conformance, *.http.test.ts or *.e2e.ts)';
  }
  return null;
}
