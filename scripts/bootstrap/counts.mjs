/** Lines of a failed test's reason in the summary. */
const REASON_LINES = 6;

/** Files that are named as the slowest of a run. */
const SLOWEST_FILES = 12;

const NONE = { passed: 0, failed: 0, skipped: 0, remarks: [] };

/** Returns the sum of several counts, with the remarks of each. */
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

/** Returns the counts of a step without tests: one named check that passed or failed. */
export const countStep = (name, passed) =>
  passed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1, remarks: [`failed  ${name}`] };

/** Returns the counts of Vitest's JSON report; a file that could not be loaded is one failure. */
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
        failedTests(file).map(({ fullName, failureMessages: [reason] = [] }) =>
          failureRemark(`${projectPath(file.name)} › ${fullName}`, reason),
        ),
      ),
      ...brokenFiles.map(({ name }) => `failed  ${projectPath(name)}`),
    ],
  });
}

/**
 * Returns the counts of the browser tests' report; an error outside of any test is a failure, and so is a test that
 * passes without an assertion.
 */
export function countBrowserTests(report, code) {
  const tests = (report?.tests ?? []).map((test) => (assertsNothing(test) ? { ...test, status: 'silent' } : test));
  const withStatus = (status) => tests.filter((test) => test.status === status);
  const [failed, silent] = [withStatus('failed'), withStatus('silent')];
  return failWhenEmpty('browser tests', code, {
    passed: withStatus('passed').length + withStatus('inverted').length,
    failed: failed.length + silent.length + (report?.errors.length ?? 0),
    skipped: withStatus('skipped').length,
    remarks: [
      ...failed.map((test) => failureRemark(browserTest(test), test.reason)),
      ...silent.map((test) => `failed  ${browserTest(test)} (passes without an assertion)`),
    ],
  });
}

/** Returns the remark of a failed test: its name, and the first lines of its reason. */
const failureRemark = (name, reason = '') => {
  const lines = reason.split('\n').filter((line) => line.trim() !== '');
  return [`failed  ${name}`, ...lines.slice(0, REASON_LINES).map((line) => `        ${line}`)].join('\n');
};

/** Tells if a test passed without an assertion; setup files, which have other names, need none. */
const assertsNothing = ({ file, status, assertions }) =>
  status === 'passed' && assertions === 0 && file.endsWith('.e2e.ts');

const browserTest = ({ project, file, line, title }) => `[${project}] ${file}:${line} › ${title}`;

/** Returns a test file's path relative to the project. */
const projectPath = (path) => path.replaceAll('\\', '/').replace(/^.*\/(?=(?:src|sitecore|scripts|tests)\/)/, '');

/** Adds a failure to a run that failed without naming one, and to a run without any test. */
function failWhenEmpty(name, code, counts) {
  const isGood = counts.failed > 0 || (code === 0 && counts.passed > 0);
  return isGood ? counts : sumCounts([counts, countStep(name, false)]);
}

/** Returns a line with the files of a report on which a test run spent the most time, in seconds of one worker; undefined without times. */
export function slowestFiles(report) {
  const times = new Map();
  const add = (file, ms) => times.set(projectPath(file), (times.get(projectPath(file)) ?? 0) + ms);
  for (const { name, startTime, endTime } of report?.testResults ?? []) add(name, endTime - startTime);
  for (const { file, duration } of report?.tests ?? []) add(file, duration);
  const slowest = [...times].filter(([, ms]) => ms > 0).toSorted(([, a], [, b]) => b - a);
  const shown = slowest.slice(0, SLOWEST_FILES).map(([file, ms]) => `${file} ${Math.round(ms / 1000)} s`);
  return shown.length > 0 ? `slowest: ${shown.join(', ')}` : undefined;
}

/** Returns the last lines of a test run: the remarks, then the totals. */
export const summary = ({ passed, failed, skipped, remarks }) =>
  [...remarks, `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`].join('\n');
