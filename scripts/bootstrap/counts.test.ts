import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, single, sum, verdict } from './counts.mjs';

const vitest = (passed: number, failed: number, files: object[] = []): object => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: files,
});
const playwright = (expected: number, unexpected: number, flaky = 0, errors: object[] = []): object => ({
  stats: { expected, unexpected, flaky, skipped: 3 },
  errors,
});

describe('counting a test run', () => {
  it.each([
    ['what passed, failed and was skipped', vitest(5, 2), 1, { passed: 5, failed: 2, skipped: 3 }],
    [
      'a file that could not be loaded, besides the failed tests',
      vitest(5, 1, [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
      ]),
      1,
      { passed: 5, failed: 2, skipped: 3 },
    ],
    ['a failure that no test names', vitest(5, 0), 1, { passed: 5, failed: 1, skipped: 3 }],
    ['a run of no test', vitest(0, 0), 0, { passed: 0, failed: 1, skipped: 3 }],
    ['a run that left no report', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
  ])('of Vitest counts %s', (_, report, code, counts) => {
    expect(countVitest(report, code)).toEqual(counts);
  });

  it.each([
    ['what passed, failed and was skipped', playwright(5, 2), 1, { passed: 5, failed: 2, skipped: 3 }],
    ['a flaky test and a broken file as failures', playwright(5, 0, 1, [{}]), 1, { passed: 5, failed: 2, skipped: 3 }],
    ['a failure that no test names', playwright(5, 0), 1, { passed: 5, failed: 1, skipped: 3 }],
    ['a run of no test', playwright(0, 0), 0, { passed: 0, failed: 1, skipped: 3 }],
    ['a run that left no report', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
  ])('of Playwright counts %s', (_, report, code, counts) => {
    expect(countPlaywright(report, code)).toEqual(counts);
  });

  it('ends with one line over everything, which mentions skipped tests only when there are any', () => {
    expect(verdict(sum([single(true), single(false), { passed: 5, failed: 0, skipped: 0 }]))).toBe(
      '6 passed, 1 failed',
    );
    expect(verdict(sum([single(true), { passed: 0, failed: 0, skipped: 2 }]))).toBe('1 passed, 0 failed, 2 skipped');
  });
});
