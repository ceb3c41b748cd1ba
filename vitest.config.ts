import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from './tests/support/timeouts.ts';

const ALL = '{src,sitecore,scripts,tests}/**/*.test.{ts,tsx}';

/** Tests beside code that keeps nothing in its process; the shell does, and those of tests and scripts start programs. */
const SHARED = '{src/{cms,config,domain,features,i18n,queries,services,ui,widgets},sitecore}/**/*.test.{ts,tsx}';

const shared = globSync(SHARED, { cwd: import.meta.dirname });
const needsDocument = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom\n');

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
    globalSetup: ['tests/support/run-folder.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: [ALL], exclude: ['**/node_modules/**', SHARED], setupFiles: SETUP },
      },
      sharing('document', shared.filter(needsDocument), ['tests/support/unmount-islands.ts']),
      sharing(
        'pure',
        shared.filter((file) => !needsDocument(file)),
      ),
    ],
    expect: { requireAssertions: true, poll: { timeout: WAIT_TIMEOUT_MS } },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
  },
});
