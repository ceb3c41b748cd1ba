import { type Diagnostic } from './diagnostics.ts';
import { type TestReport } from './reports.ts';
import { type Reports } from './runners.ts';
import { type TestFile } from './test-files.ts';

const MAX_NAMES = 3;

/** Returns the files that a report describes and that have changed since. */
export const staleFiles = (files: readonly TestFile[], { startTime, files: described }: TestReport): TestFile[] =>
  files.filter(({ path, changed }) => described.has(path) && changed > startTime);

/** Returns "2 test files (a.test.ts, b.test.ts)". */
function count(files: readonly TestFile[]): string {
  const names = files.slice(0, MAX_NAMES).map(({ path }) => path);
  if (files.length > MAX_NAMES) names.push('…');
  return `${files.length} test ${files.length === 1 ? 'file' : 'files'} (${names.join(', ')})`;
}

/** Returns an error for each report that is partial, or older than a test file that it describes. */
export function reportDiagnostics(allFiles: readonly TestFile[], reports: Reports): Diagnostic[] {
  return [...reports].flatMap(([runner, report]) => {
    const files = allFiles.filter((file) => file.runner === runner);
    const messages: string[] = [];
    const left = files.filter(({ path }) => !report.files.has(path));
    if (left.length > 0) messages.push(`partial, without ${count(left)}`);
    else if (report.interrupted) messages.push('partial: its run was stopped before its end');
    const stale = staleFiles(files, report);
    if (stale.length > 0) messages.push(`older than ${count(stale)}, whose rows do not count`);
    return messages.map((message) => ({ location: runner.report, message: `${message}: run ${runner.command}` }));
  });
}
