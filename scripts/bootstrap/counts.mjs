const NONE = { passed: 0, failed: 0, skipped: 0 };

/** The sum of several counts. */
export const sum = (counts) =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    NONE,
  );

/** What a step without tests of its own counts for: one thing that passed or failed. */
export const single = (passed) => (passed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 });

/** Vitest's JSON report as counts; a file that could not be loaded is one failure. */
export function countVitest(report, code) {
  const brokenFiles = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return neverVacuous(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/** Playwright's JSON report as counts; a flaky test and an error outside of any test are failures. */
export function countPlaywright(report, code) {
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  return neverVacuous(code, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (report?.errors.length ?? 0),
    skipped: stats.skipped,
  });
}

/** A run that failed without naming a failure, and a run of no test at all, are failures too. */
function neverVacuous(code, counts) {
  const isGood = counts.failed > 0 || (code === 0 && counts.passed > 0);
  return isGood ? counts : { ...counts, failed: 1 };
}

/** The last line of a test run. */
export const verdict = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
