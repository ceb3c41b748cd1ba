import { type Area, countAreas } from './areas.ts';
import { type Fault } from './faults.ts';
import { type Matter, measure, type Report } from './measure.ts';
import { type Options, readOptions } from './options.ts';
import { printJson, printMissing, printSample, printTable } from './print.ts';
import { areaOf } from './rows.ts';

/** What the command writes, and the code that it ends with. */
export type Outcome = { readonly output: string; readonly errors: string; readonly exitCode: 0 | 1 };

function print({ show }: Options, areas: readonly Area[], report: Report): string {
  switch (show.kind) {
    case 'json':
      return printJson(areas);
    case 'missing':
      return printMissing(
        areas.filter((area) => show.areas.length === 0 || show.areas.includes(area.name)),
        report,
      );
    case 'sample':
      return printSample(areas, report, show.size, show.seed);
    case 'table':
      return printTable(areas, report, show.isVerbose);
  }
}

/** Runs `npm run requirements` with its arguments; `documentFaults` are those of the requirement files themselves. */
export function requirementsCommand(
  args: readonly string[],
  matter: Matter,
  documentFaults: readonly Fault[],
): Outcome {
  let options: Options;
  try {
    options = readOptions(args, [...new Set(matter.rows.map((row) => areaOf(row.id)))]);
  } catch (error) {
    return { output: '', errors: `${error instanceof Error ? error.message : String(error)}\n`, exitCode: 1 };
  }
  const report = measure(matter);
  const faults = [...documentFaults, ...report.faults];
  return {
    output: print(options, countAreas(matter, report, options.wing), report),
    errors: faults.map(({ place, message }) => `${place}: ${message}\n`).join(''),
    exitCode: faults.length > 0 ? 1 : 0,
  };
}
