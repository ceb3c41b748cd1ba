import { type Evidence } from './coverage.ts';
import { type BrowserReport, parseBrowserReport, parseVitestReport, type TestReport } from './reports.ts';
import { type Runner, RUNNERS } from './runners.ts';
import { type TestFile } from './test-files.ts';

export const UNIT_FILE = 'src/domain/rounding.test.ts';
export const BROWSER_FILE = 'tests/e2e/hero.e2e.ts';

const STARTED = 1_000_000;
const ROOT = '/rukn';

type UnitRun = { readonly title: string; readonly status?: string; readonly group?: string; readonly inverted?: true };

/** Returns Vitest's JSON report of one file, as text. */
export const vitestJson = (runs: readonly UnitRun[], path = UNIT_FILE): string =>
  JSON.stringify({
    startTime: STARTED,
    success: true,
    testResults: [
      {
        name: `${ROOT}/${path}`,
        status: 'passed',
        assertionResults: runs.map(({ title, status = 'passed', group, inverted }) => ({
          ancestorTitles: group === undefined ? [] : [group],
          fullName: title,
          title,
          status,
          meta: inverted ? { expectedToFail: true } : {},
        })),
      },
    ],
  });

/** Returns the report of the browser tests, as text; a run is in Arabic, has passed and asserts unless told otherwise. */
export const browserJson = (
  runs: readonly (Partial<BrowserReport['tests'][number]> & { readonly title: string })[],
  status = 'passed',
): string =>
  JSON.stringify({
    startTime: STARTED,
    status,
    errors: [],
    tests: runs.map((run) => ({
      file: BROWSER_FILE,
      line: 1,
      groups: [],
      project: run.language === 'en' ? 'en-desktop' : 'ar-desktop',
      language: 'ar',
      status: 'passed',
      assertions: 1,
      duration: 1000,
      steps: [],
      ...run,
    })),
  });

/** Returns a test file that has not changed since the reports, unless `age` (in milliseconds after them) is given. */
export function testFile(text: string, path = UNIT_FILE, age = -1): TestFile {
  const runner = RUNNERS.find(({ name }) => (name === 'browser tests') === path.endsWith('.e2e.ts'));
  if (runner === undefined) throw new Error(`no runner of ${path}`);
  return { path, text, changed: STARTED + age, runner };
}

/** Joins test files with the reports about them. */
export function evidenceOf(files: readonly TestFile[], json: { unit?: string; browser?: string }): Evidence {
  const [unit, browser] = RUNNERS;
  if (unit === undefined || browser === undefined) throw new Error('a runner is missing');
  const reports = new Map<Runner, TestReport>();
  if (json.unit !== undefined) reports.set(unit, parseVitestReport(json.unit, ROOT));
  if (json.browser !== undefined) reports.set(browser, parseBrowserReport(json.browser));
  return { files, reports };
}
