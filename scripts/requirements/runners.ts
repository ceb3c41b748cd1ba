import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic } from './diagnostics.ts';
import { parseBrowserReport, parseVitestReport, type TestReport } from './reports.ts';

/** A test runner of the project: the files that it runs, and the report that `command` makes. */
export type Runner = {
  readonly name: 'unit tests' | 'browser tests';
  readonly pattern: string;
  readonly report: string;
  readonly command: string;
  readonly parse: (text: string, root: string) => TestReport;
};

/** The runners; tests of other files prove nothing. */
export const RUNNERS: readonly Runner[] = [
  {
    name: 'unit tests',
    pattern: '{src,sitecore,scripts,tests}/**/*.test.{ts,tsx}',
    report: '.reports/unit.json',
    command: 'npm test -- --only=unit',
    parse: parseVitestReport,
  },
  {
    name: 'browser tests',
    pattern: 'tests/**/*.e2e.ts',
    report: '.reports/browser.json',
    command: 'npm test -- --only=e2e',
    parse: parseBrowserReport,
  },
];

/** The last report of each runner that has a readable one. */
export type Reports = ReadonlyMap<Runner, TestReport>;

/** Reads the last report of each runner, with an error for each that is not there or cannot be read. */
export function readReports(root: string): { reports: Reports; diagnostics: Diagnostic[] } {
  const reports = new Map<Runner, TestReport>();
  const diagnostics: Diagnostic[] = [];
  for (const runner of RUNNERS) {
    const path = join(root, runner.report);
    if (!existsSync(path)) {
      diagnostics.push({ location: runner.report, message: `no report of the ${runner.name}: run ${runner.command}` });
      continue;
    }
    try {
      reports.set(runner, runner.parse(readFileSync(path, 'utf8'), root));
    } catch {
      const message = `not a whole report of the ${runner.name}: run ${runner.command}`;
      diagnostics.push({ location: runner.report, message });
    }
  }
  return { reports, diagnostics };
}
