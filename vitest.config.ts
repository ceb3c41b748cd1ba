import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BASELINE_WASM } from './tests/support/baseline-wasm.ts';
import { TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from './tests/support/timeouts.ts';

const ALL = '{src,sitecore,scripts,tests}/**/*.test.{ts,tsx}';

/** The first line of a file says what its process needs: to be its own, because the file starts programs, or a document. */
const files = globSync(ALL, { cwd: import.meta.dirname }).map((file) => ({
  file,
  firstLine: readFileSync(join(import.meta.dirname, file), 'utf8').split('\n', 1)[0] ?? '',
}));
const filesWhere = (matches: (firstLine: string) => boolean): string[] =>
  files.filter(({ firstLine }) => matches(firstLine)).map(({ file }) => file);

const isAlone = (firstLine: string): boolean => firstLine.startsWith('// @alone: ');
const needsDocument = (firstLine: string): boolean => firstLine === '// @vitest-environment jsdom';

const SETUP = [
  'tests/support/fail-on-output.ts',
  'tests/support/testing-library-setup.ts',
  'tests/support/random-cases.ts',
  'tests/support/mark-expected-failures.ts',
];

/** A project whose files share processes, which load Node's modules and packages once; a process has one environment. */
const sharing = (
  name: string,
  include: string[],
  setupFiles: readonly string[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    isolate: false,
    sequence: { setupFiles: 'list' },
    setupFiles: ['tests/support/separate-files.ts', ...setupFiles, ...SETUP],
  },
});

export default defineConfig({
  // Vite would load the ES build of graphql, its libraries in Node the CommonJS one; graphql refuses two copies.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    // The one setting without a default.
    env: { SITECORE_API_KEY: 'a-key-of-tests' },
    // Vitest leaves one processor to the rest of the machine: on two, that would be half of the speed.
    maxWorkers: '100%',
    execArgv: [...BASELINE_WASM],
    globalSetup: ['tests/support/run-folder.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: filesWhere(isAlone), setupFiles: SETUP },
      },
      sharing('document', filesWhere(needsDocument), ['tests/support/unmount-islands.ts']),
      sharing(
        'pure',
        filesWhere((firstLine) => !isAlone(firstLine) && !needsDocument(firstLine)),
      ),
    ],
    expect: { requireAssertions: true, poll: { timeout: WAIT_TIMEOUT_MS } },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
  },
});
