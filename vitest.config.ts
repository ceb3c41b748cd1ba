import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from './tests/support/timeouts.ts';

export default defineConfig({
  // Vite would load the ES build of graphql, its libraries in Node the CommonJS one; graphql refuses two copies.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{src,sitecore,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Vitest leaves one processor to the rest of the machine: on two, that would be half of the speed.
    maxWorkers: '100%',
    globalSetup: ['tests/support/run-folder.ts'],
    setupFiles: [
      'tests/support/testing-library-setup.ts',
      'tests/support/random-cases.ts',
      'tests/support/mark-expected-failures.ts',
    ],
    expect: { requireAssertions: true, poll: { timeout: WAIT_TIMEOUT_MS } },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
  },
});
