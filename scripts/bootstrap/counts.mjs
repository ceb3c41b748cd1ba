/** How many browser tests may pass on their second try only before the run counts as failed. */
const MOST_SECOND_TRIES = 3;

const NONE = { passed: 0, failed: 0, skipped: 0, remarks: [] };

/** The sum of several counts, with the remarks of each. */
export const sum = (counts) =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      remarks: [...all.remarks, ...one.remarks],
    }),
    NONE,
  );

/** What a step without tests of its own counts for: one thing, by name, that passed or failed. */
export const single = (name, passed) =>
  passed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1, remarks: [`failed  ${name}`] };

/** Vitest's JSON report as counts; a file that could not be loaded is one failure. */
export function countVitest(report, code) {
  const files = report?.testResults ?? [];
  const failedTests = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed');
  const brokenFiles = files.filter((file) => file.status === 'failed' && failedTests(file).length === 0);
  return neverVacuous('unit tests', code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    remarks: [
      ...files.flatMap((file) => failedTests(file).map((test) => `failed  ${nearName(file.name)} › ${test.fullName}`)),
      ...brokenFiles.map(({ name }) => `failed  ${nearName(name)}`),
    ],
  });
}

/**
 * Playwright's JSON report as counts; an error outside of any test is a failure. What passes on its second try only has
 * passed, and is named: the machine was slow, or the test does not wait for what it reads. Many of them are failures.
 */
export function countPlaywright(report, code) {
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const tests = (report?.suites ?? []).flatMap((suite) => testsOf(suite));
  const isForgiven = stats.flaky <= MOST_SECOND_TRIES;
  const named = (status, word) => tests.filter((test) => test.status === status).map(({ title }) => `${word}${title}`);
  return neverVacuous('browser tests', code, {
    passed: stats.expected + (isForgiven ? stats.flaky : 0),
    failed: stats.unexpected + (isForgiven ? 0 : stats.flaky) + (report?.errors.length ?? 0),
    skipped: stats.skipped,
    remarks: [...named('unexpected', 'failed  '), ...named('flaky', 'passed on its second try only: ')],
  });
}

const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status }) => ({ title: `[${projectName}] ${file}:${line} › ${title}`, status })),
  ),
  ...suites.flatMap((suite) => testsOf(suite)),
];

/** A test file as the project calls it. */
const nearName = (path) => path.replaceAll('\\', '/').replace(/^.*\/(?=(?:src|sitecore|scripts|tests)\/)/, '');

/** A run that failed without naming a failure, and a run of no test at all, are failures too. */
function neverVacuous(name, code, counts) {
  const isGood = counts.failed > 0 || (code === 0 && counts.passed > 0);
  return isGood ? counts : sum([counts, single(name, false)]);
}

/** The last lines of a test run: what to look at, and the verdict. */
export const verdict = ({ passed, failed, skipped, remarks }) =>
  [...remarks, `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`].join('\n');
