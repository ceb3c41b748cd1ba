import { describe, expect, it } from 'vitest';
import { countBrowserTests, countVitest, countStep, slowestFiles, sumCounts, summary } from './counts.mjs';

const vitest = (passed: number, failed: number, files: object[] = []): object => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: files,
});
const browserTest = (status: string, title = 'is there', assertions = 1, file = 'tests/e2e/a.e2e.ts'): object => ({
  project: 'ar-phone',
  file,
  line: 7,
  title,
  status,
  assertions,
});
const browser = (passed: number, failed: number, errors: string[] = []): object => ({
  errors,
  tests: [
    ...Array.from({ length: passed }, () => browserTest('passed')),
    ...Array.from({ length: failed }, () => browserTest('failed')),
    ...Array.from({ length: 3 }, () => browserTest('skipped', 'is not tried', 0)),
  ],
});

describe('the counts of a test run', () => {
  it.each([
    ['what passed, failed and was skipped', vitest(5, 2), 1, { passed: 5, failed: 2, skipped: 3 }],
    [
      'a file that could not be loaded, besides the failed tests',
      vitest(5, 1, [
        { name: '/workspace/src/a.test.ts', status: 'failed', assertionResults: [] },
        {
          name: '/workspace/src/b.test.ts',
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'a sum is right',
              failureMessages: ['AssertionError: expected 3 to be 4\n\n    at b.test.ts:7'],
            },
            { status: 'passed', fullName: 'a sum is there' },
          ],
        },
      ]),
      1,
      {
        passed: 5,
        failed: 2,
        skipped: 3,
        remarks: [
          'failed  src/b.test.ts › a sum is right\n        AssertionError: expected 3 to be 4\n            at b.test.ts:7',
          'failed  src/a.test.ts',
        ],
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
    ['what passed, failed and was skipped', browser(5, 2), 1, { passed: 5, failed: 2, skipped: 3 }],
    ['a broken file as a failure', browser(5, 0, ['no such file']), 1, { passed: 5, failed: 1, skipped: 3 }],
    [
      'a failure that no test names',
      browser(5, 0),
      1,
      { passed: 5, failed: 1, skipped: 3, remarks: ['failed  browser tests'] },
    ],
    ['a run of no test', browser(0, 0), 0, { passed: 0, failed: 1, skipped: 3 }],
    ['a run that left no report', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
  ])('of browser tests counts %s', (_, report, code, counts) => {
    expect(countBrowserTests(report, code)).toMatchObject(counts);
  });

  it('count an expected failure of a browser test as passed', () => {
    const report = { errors: [], tests: [browserTest('inverted')] };
    expect(countBrowserTests(report, 0)).toMatchObject({ passed: 1, failed: 0, remarks: [] });
  });

  it('count a browser test without an assertion as failed, but not a setup step', () => {
    const setup = browserTest('passed', 'builds the app', 0, 'tests/renderer/app.setup.ts');
    const report = { errors: [], tests: [setup, browserTest('passed', 'clicks', 0)] };
    expect(countBrowserTests(report, 0)).toMatchObject({
      passed: 1,
      failed: 1,
      remarks: ['failed  [ar-phone] tests/e2e/a.e2e.ts:7 › clicks (passes without an assertion)'],
    });
  });

  it('name the browser tests that failed, with the reason', () => {
    const tests = [browserTest('passed', 'is quick'), { ...browserTest('failed'), reason: 'line 9: Error: no link' }];
    expect(countBrowserTests({ errors: [], tests }, 1).remarks).toEqual([
      'failed  [ar-phone] tests/e2e/a.e2e.ts:7 › is there\n        line 9: Error: no link',
    ]);
  });

  it('come with the files that took the most time', () => {
    const unit = ['a', 'b'].map((name, at) => ({
      name: `/workspace/src/${name}.test.ts`,
      startTime: 1000,
      endTime: 1500 * (at + 1),
    }));
    expect(slowestFiles({ testResults: unit })).toBe('slowest: src/b.test.ts 2 s, src/a.test.ts 1 s');
    const timed = (file: string, duration: number) => ({ file: `tests/e2e/${file}.e2e.ts`, duration });
    const tests = [timed('a', 4000), timed('b', 7000), timed('a', 5000)];
    expect(slowestFiles({ tests })).toBe('slowest: tests/e2e/a.e2e.ts 9 s, tests/e2e/b.e2e.ts 7 s');
    expect(slowestFiles(undefined)).toBeUndefined();
  });

  it('are summed up in one line after the remarks', () => {
    const unit = { passed: 5, failed: 0, skipped: 0, remarks: [] };
    expect(summary(sumCounts([countStep('types', true), countStep('lint', false), unit]))).toBe(
      'failed  lint\n6 passed, 1 failed',
    );
  });

  it('mention skipped tests only when there are any', () => {
    const skipped = { passed: 0, failed: 0, skipped: 2, remarks: [] };
    expect(summary(sumCounts([countStep('types', true), skipped]))).toBe('1 passed, 0 failed, 2 skipped');
  });
});
