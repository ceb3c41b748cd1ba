import { z } from 'zod';

/** Status of one run of a test; `inverted` is a pass because it failed. */
const STATUSES = ['passed', 'failed', 'inverted', 'skipped'] as const;

/** One run of a test, or of a step of a browser test, in one browser project or in Vitest. */
export type TestRun = {
  readonly file: string;
  readonly title: string;
  readonly groups: readonly string[];
  readonly status: (typeof STATUSES)[number];
  /** Language of the browser project; null outside of browsers. */
  readonly language: string | null;
  readonly asserts: boolean;
};

/** One run of a test runner, read from its report. */
export type TestReport = {
  /** Start of the run, in milliseconds since the epoch. */
  readonly startTime: number;
  /** Tells that the run was stopped before its end. */
  readonly interrupted: boolean;
  /** Paths of the test files that ran, relative to the project. */
  readonly files: ReadonlySet<string>;
  readonly runs: readonly TestRun[];
};

const vitestSchema = z.object({
  startTime: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          meta: z.object({ expectedToFail: z.boolean().optional() }),
        }),
      ),
    }),
  ),
});

const browserSchema = z.object({
  startTime: z.number(),
  status: z.string(),
  errors: z.array(z.string()),
  tests: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      title: z.string(),
      groups: z.array(z.string()),
      project: z.string(),
      language: z.string().nullable(),
      status: z.enum(STATUSES),
      assertions: z.number(),
      /** Milliseconds of one worker. */
      duration: z.number(),
      /** Line and message of its first failure. */
      reason: z.string().optional(),
      steps: z.array(z.object({ title: z.string(), status: z.enum(STATUSES), assertions: z.number() })),
    }),
  ),
});

/** The report that tests/support/browser-reporter.ts writes; `errors` are those outside of tests. */
export type BrowserReport = z.infer<typeof browserSchema>;

function vitestStatus(status: string, isInverted: boolean): TestRun['status'] {
  if (status === 'passed') return isInverted ? 'inverted' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/** Parses Vitest's JSON report; `root` is the folder of the project. Throws when it has another shape. */
export function parseVitestReport(text: string, root: string): TestReport {
  const { startTime, testResults } = vitestSchema.parse(JSON.parse(text));
  const prefix = `${withSlashes(root)}/`;
  const modules = testResults.map(({ name, assertionResults }) => {
    const path = withSlashes(name);
    return { file: path.startsWith(prefix) ? path.slice(prefix.length) : path, assertionResults };
  });
  const runs = modules.flatMap(({ file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, meta }) => ({
      file,
      title,
      groups: ancestorTitles,
      status: vitestStatus(status, meta.expectedToFail === true),
      language: null,
      // Vitest fails a test without an assertion itself: expect.requireAssertions.
      asserts: true,
    })),
  );
  return { startTime, interrupted: false, files: new Set(modules.map(({ file }) => file)), runs };
}

/** Parses the report of the browser tests. Throws when it has another shape. */
export function parseBrowserReport(text: string): TestReport {
  const { startTime, status, tests } = browserSchema.parse(JSON.parse(text));
  const runs = tests.flatMap(({ file, steps, groups, language, ...test }) =>
    [test, ...steps].map(({ title, status: result, assertions }) => ({
      file: withSlashes(file),
      title,
      groups,
      language,
      status: result,
      asserts: assertions > 0,
    })),
  );
  return {
    startTime,
    interrupted: status === 'interrupted' || status === 'timedout',
    files: new Set(runs.map(({ file }) => file)),
    runs,
  };
}
