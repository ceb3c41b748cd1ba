import { type Area, countAreas } from './areas.ts';
import { type Coverage, type Evidence, measureCoverage } from './coverage.ts';
import { type Diagnostic } from './diagnostics.ts';
import { type Options, readOptions } from './options.ts';
import { printJson, printMissing, printSample, printTable } from './print.ts';
import { reportDiagnostics } from './report-age.ts';
import { type Requirements } from './requirement-files.ts';
import { areaOf } from './rows.ts';

/** The text that the command writes to standard output and standard error, and its exit code. */
export type CommandResult = { readonly output: string; readonly errors: string; readonly exitCode: 0 | 1 };

function print({ show }: Options, areas: readonly Area[], coverage: Coverage): string {
  switch (show.kind) {
    case 'json':
      return printJson(areas);
    case 'missing':
      return printMissing(
        areas.filter((area) => show.areas.length === 0 || show.areas.includes(area.name)),
        coverage,
      );
    case 'sample':
      return printSample(areas, coverage, show.size, show.seed);
    case 'table':
      return printTable(areas, coverage, show.isVerbose);
  }
}

const format = (diagnostics: readonly Diagnostic[]): string =>
  [...new Set(diagnostics.map(({ location, message }) => `${location}: ${message}\n`))].join('');

/**
 * Runs `npm run requirements` with its arguments; `readDiagnostics` are the errors of reading its files. It counts
 * nothing without a report, and ends with 1 on any error.
 */
export function requirementsCommand(
  args: readonly string[],
  requirements: Requirements,
  evidence: Evidence,
  readDiagnostics: readonly Diagnostic[],
): CommandResult {
  let options: Options;
  try {
    options = readOptions(args, [...new Set(requirements.rows.map((row) => areaOf(row.id)))]);
  } catch (error) {
    return { output: '', errors: `${error instanceof Error ? error.message : String(error)}\n`, exitCode: 1 };
  }
  const { files, reports } = evidence;
  if (reports.size === 0) return { output: '', errors: format(readDiagnostics), exitCode: 1 };
  const coverage = measureCoverage(requirements, evidence);
  const diagnostics = [...readDiagnostics, ...reportDiagnostics(files, reports), ...coverage.diagnostics];
  return {
    output: print(options, countAreas(requirements, coverage, options.owner), coverage),
    errors: format(diagnostics),
    exitCode: diagnostics.length > 0 ? 1 : 0,
  };
}
