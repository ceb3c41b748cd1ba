/** How many browser tests may pass on their second try only before the run counts as failed. */
const MAX_FLAKY = 3;

const NONE = { passed: 0, failed: 0, skipped: 0, remarks: [] };

/** The sum of several counts, with the remarks of each. */
export const sumCounts = (counts) =>
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
export const countStep = (name, passed) =>
  passed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1, remarks: [`failed  ${name}`] };

/** Vitest's JSON report as counts; a file that could not be loaded is one failure. */
export function countVitest(report, code) {
  const files = report?.testResults ?? [];
  const failedTests = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed');
  const brokenFiles = files.filter((file) => file.status === 'failed' && failedTests(file).length === 0);
  return failWhenEmpty('unit tests', code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    remarks: [
      ...files.flatMap((file) =>
        failedTests(file).map((test) => `failed  ${projectPath(file.name)} › ${test.fullName}`),
      ),
      ...brokenFiles.map(({ name }) => `failed  ${projectPath(name)}`),
    ],
  });
}

/**
 * Returns the counts of the browser tests' report; an error outside of any test is a failure, and so is a test that
 * passes without an assertion. What passes on its second try only has passed, and is named: the machine was slow, or
 * the test does not wait for what it reads. Many of them are failures.
 */
export function countBrowserTests(report, code) {
  const groups = Object.groupBy(report?.tests ?? [], (test) => (assertsNothing(test) ? 'silent' : test.status));
  const { passed = [], inverted = [], failed = [], flaky = [], silent = [], skipped = [] } = groups;
  const isForgiven = flaky.length <= MAX_FLAKY;
  return failWhenEmpty('browser tests', code, {
    passed: passed.length + inverted.length + (isForgiven ? flaky.length : 0),
    failed: failed.length + silent.length + (isForgiven ? 0 : flaky.length) + (report?.errors.length ?? 0),
    skipped: skipped.length,
    remarks: [
      ...failed.map((test) => `failed  ${browserTest(test)}`),
      ...silent.map((test) => `failed  ${browserTest(test)} (passes without an assertion)`),
      ...flaky.map((test) => `passed on its second try only: ${browserTest(test)}`),
    ],
  });
}

/** Tells if a test passed without an assertion; what only prepares others stands in files of another name. */
const assertsNothing = ({ file, status, assertions }) =>
  status === 'passed' && assertions === 0 && file.endsWith('.e2e.ts');

const browserTest = ({ project, file, line, title }) => `[${project}] ${file}:${line} › ${title}`;

/** A test file as the project calls it. */
const projectPath = (path) => path.replaceAll('\\', '/').replace(/^.*\/(?=(?:src|sitecore|scripts|tests)\/)/, '');

/** A run that failed without naming a failure, and a run of no test at all, are failures too. */
function failWhenEmpty(name, code, counts) {
  const isGood = counts.failed > 0 || (code === 0 && counts.passed > 0);
  return isGood ? counts : sumCounts([counts, countStep(name, false)]);
}

/** The last lines of a test run: what to look at, and the verdict. */
export const summary = ({ passed, failed, skipped, remarks }) =>
  [...remarks, `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`].join('\n');
