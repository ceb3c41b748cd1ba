import { type Area } from './areas.ts';
import { type Coverage } from './coverage.ts';
import { type Row } from './rows.ts';
import { draw } from './sample.ts';

const locationOf = ({ proofs }: Coverage, row: Row): string => proofs.get(row.id) ?? '';

function asColumns(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  '));
}

const cells = (name: string, covered: number, total: number, unprovable: number, missing: number): string[] => [
  name,
  `${covered}/${total}`,
  String(unprovable),
  String(missing),
];

/** Returns the table of areas with its sum; `isVerbose` adds file and line of each covered row below. */
export function printTable(areas: readonly Area[], coverage: Coverage, isVerbose: boolean): string {
  const all = (part: (area: Area) => number) => areas.reduce((sum, area) => sum + part(area), 0);
  const lines = areas.map((area) =>
    cells(area.name, area.covered.length, area.total, area.unprovable.length, area.missing.length),
  );
  const sum = cells(
    'all',
    all((area) => area.covered.length),
    all((area) => area.total),
    all((area) => area.unprovable.length),
    all((area) => area.missing.length),
  );
  const table = asColumns([['area', 'covered', 'unprovable', 'missing'], ...lines, sum]);
  const proofs = isVerbose
    ? areas.flatMap((area) => area.covered).map((row) => `${row.id}  ${locationOf(coverage, row)}`)
    : [];
  return [...table, ...(proofs.length > 0 ? ['', ...proofs] : [])].join('\n') + '\n';
}

/** Returns the rows that no test proves, each with its kind and text, and with the test that names it in vain. */
export function printMissing(areas: readonly Area[], coverage: Coverage): string {
  const lines = areas
    .flatMap((area) => area.missing)
    .map((row) => {
      const unproved = coverage.unproved.get(row.id);
      return `${row.id} [${row.kind}] ${row.text}${unproved === undefined ? '' : `\n  named at ${unproved}`}\n`;
    });
  return lines.length > 0 ? lines.join('') : 'nothing is missing\n';
}

/** Returns the count for machines: `{"areas":{"FAQ":{"covered":10,"total":10,"missing":[]}}}`. */
export function printJson(areas: readonly Area[]): string {
  const counts: Record<string, { covered: number; total: number; missing: string[] }> = {};
  for (const { name, covered, total, missing } of areas) {
    counts[name] = { covered: covered.length, total, missing: missing.map((row) => row.id) };
  }
  return JSON.stringify({ areas: counts }) + '\n';
}

/** Returns covered rows drawn at random, each with its text and its test; the same seed draws the same rows. */
export function printSample(areas: readonly Area[], coverage: Coverage, size: number, seed: number): string {
  const rows = draw(
    areas.flatMap((area) => area.covered),
    size,
    seed,
  );
  const lines = rows.map((row) => `${row.id}  ${locationOf(coverage, row)}\n  ${row.text}\n`);
  return `${rows.length} covered rows drawn with --seed ${seed}\n${lines.join('')}`;
}
