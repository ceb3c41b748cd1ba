import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullProject,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import type { BrowserReport } from '../../scripts/requirements/reports.ts';

type ReportedTest = BrowserReport['tests'][number];

/** Steps whose inner assertions are not the test's own, or counted already: hooks and fixtures are the same in every test. */
const OUTER = ['hook', 'fixture', 'expect'];

const parentsOf = ({ parent }: TestStep): TestStep[] => (parent === undefined ? [] : [parent, ...parentsOf(parent)]);

/** Assertions and failures of a step of a test's body so far. */
interface ShownStep {
  assertions: number;
  hasFailed: boolean;
}

function statusOf(test: TestCase): ReportedTest['status'] {
  switch (test.outcome()) {
    case 'skipped':
      return 'skipped';
    case 'flaky':
    case 'unexpected':
      return 'failed';
    case 'expected':
      return test.expectedStatus === 'passed' ? 'passed' : 'inverted';
  }
}

/** Returns the line at which a test failed and its error, without the log of calls to the browser. */
function firstFailure({ results }: TestCase): string | undefined {
  const error = results.flatMap(({ errors }) => errors)[0];
  if (!error) return undefined;
  const [message = ''] = stripVTControlCharacters(error.message ?? error.value ?? '').split('\nCall log:');
  return `line ${error.location?.line ?? '?'}: ${message}`;
}

function languageOf(project: FullProject | undefined): string | null {
  const use: object = project?.use ?? {};
  return 'siteLanguage' in use && typeof use.siteLanguage === 'string' ? use.siteLanguage : null;
}

/**
 * Writes each browser test and each step of its body, with status, number of assertions and time, as JSON, to the file BROWSER_REPORT. A step
 * proves requirements as a test does: many of them share the opening of one page.
 */
export default class BrowserReporter implements Reporter {
  readonly #startTime = Date.now();
  readonly #assertions = new Map<TestResult, number>();
  readonly #steps = new Map<TestResult, Map<TestStep, ShownStep>>();
  readonly #errors: string[] = [];
  #root: Suite | undefined;
  #folder = process.cwd();

  printsToStdio(): boolean {
    return false;
  }

  onBegin({ configFile }: FullConfig, root: Suite): void {
    this.#root = root;
    if (configFile !== undefined) this.#folder = dirname(configFile);
  }

  onStepEnd(_test: TestCase, result: TestResult, step: TestStep): void {
    const parents = parentsOf(step);
    if (parents.some(({ category }) => OUTER.includes(category))) return;
    const isAssertion = step.category === 'expect';
    if (isAssertion) this.#assertions.set(result, (this.#assertions.get(result) ?? 0) + 1);
    const steps = this.#steps.get(result) ?? new Map<TestStep, ShownStep>();
    this.#steps.set(result, steps);
    for (const named of [step, ...parents].filter(({ category }) => category === 'test.step')) {
      const shown = steps.get(named) ?? { assertions: 0, hasFailed: false };
      steps.set(named, shown);
      if (isAssertion) shown.assertions += 1;
      // A soft assertion marks itself alone as failed.
      if (step.error !== undefined) shown.hasFailed = true;
    }
  }

  onError({ message, value }: TestError): void {
    this.#errors.push(message ?? value ?? 'unknown error');
  }

  onEnd({ status }: FullResult): void {
    const file = process.env.BROWSER_REPORT;
    if (file === undefined) throw new Error('BROWSER_REPORT names no file to write the report to');
    const tests = (this.#root?.allTests() ?? []).map((test) => this.#describe(test));
    const report: BrowserReport = { startTime: this.#startTime, status, errors: this.#errors, tests };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }

  #describe(test: TestCase): ReportedTest {
    const project = test.parent.project();
    const result = test.results.at(-1);
    // titlePath() begins with the titles of the root, the project and the file.
    const groups = test.titlePath().slice(3, -1);
    const status = statusOf(test);
    const steps = [...((result && this.#steps.get(result)) ?? [])].map(([{ title }, { assertions, hasFailed }]) => ({
      title,
      status: hasFailed ? ('failed' as const) : status === 'failed' ? ('passed' as const) : status,
      assertions,
    }));
    return {
      file: relative(this.#folder, test.location.file).replaceAll('\\', '/'),
      line: test.location.line,
      title: test.title,
      groups,
      project: project?.name ?? '',
      language: languageOf(project),
      status,
      steps,
      assertions: (result && this.#assertions.get(result)) ?? 0,
      duration: test.results.reduce((all, { duration }) => all + duration, 0),
      reason: status === 'failed' ? firstFailure(test) : undefined,
    };
  }
}
