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
        { name: '/house/src/a.test.ts', status: 'failed', assertionResults: [] },
        {
          name: '/house/src/b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'a sum is right' },
            { status: 'passed', fullName: 'a sum is there' },
          ],
        },
      ]),
      1,
      {
        passed: 5,
        failed: 2,
        skipped: 3,
        remarks: ['failed  src/b.test.ts › a sum is right', 'failed  src/a.test.ts'],
      },
    ],
    [
      'a failure that no test names',
      vitest(5, 0),
      1,
      { passed: 5, failed: 1, skipped: 3, remarks: ['failed  unit tests'] },
    ],
    ['a run of no test', vitest(0, 0), 0, { passed: 0, failed: 1, skipped: 3 }],
    ['a run that left no report', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
  ])('of Vitest counts %s', (_, report, code, counts) => {
    expect(countVitest(report, code)).toMatchObject(counts);
  });

  it.each([
    ['what passed, failed and was skipped', playwright(5, 2), 1, { passed: 5, failed: 2, skipped: 3 }],
    ['a broken file as a failure', playwright(5, 0, 0, [{}]), 1, { passed: 5, failed: 1, skipped: 3 }],
    ['what passed on its second try', playwright(5, 0, 3), 0, { passed: 8, failed: 0, skipped: 3 }],
    ['many second tries as failures', playwright(5, 0, 4), 0, { passed: 5, failed: 4, skipped: 3 }],
    [
      'a failure that no test names',
      playwright(5, 0),
      1,
      { passed: 5, failed: 1, skipped: 3, remarks: ['failed  browser tests'] },
    ],
    ['a run of no test', playwright(0, 0), 0, { passed: 0, failed: 1, skipped: 3 }],
    ['a run that left no report', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
  ])('of Playwright counts %s', (_, report, code, counts) => {
    expect(countPlaywright(report, code)).toMatchObject(counts);
  });

  it('names what failed in a browser, and what passed on its second try only', () => {
    const spec = (title: string, status: string): object => ({
      file: 'e2e/a.e2e.ts',
      line: 7,
      title,
      tests: [{ projectName: 'ar-phone', status }],
    });
    const report = {
      ...playwright(1, 1, 1),
      suites: [
        { specs: [spec('is quick', 'expected')], suites: [{ specs: [spec('is there', 'unexpected')] }] },
        { specs: [spec('is slow', 'flaky')] },
      ],
    };
    expect(countPlaywright(report, 1).remarks).toEqual([
      'failed  [ar-phone] e2e/a.e2e.ts:7 › is there',
      'passed on its second try only: [ar-phone] e2e/a.e2e.ts:7 › is slow',
    ]);
  });

  it('ends with one line over everything, after what to look at', () => {
    const unit = { passed: 5, failed: 0, skipped: 0, remarks: [] };
    expect(verdict(sum([single('types', true), single('lint', false), unit]))).toBe('failed  lint\n6 passed, 1 failed');
  });

  it('mentions skipped tests only when there are any', () => {
    const skipped = { passed: 0, failed: 0, skipped: 2, remarks: [] };
    expect(verdict(sum([single('types', true), skipped]))).toBe('1 passed, 0 failed, 2 skipped');
  });
});
