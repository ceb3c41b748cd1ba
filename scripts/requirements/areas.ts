import { groupBy } from './group.ts';
import { type Matter, type Report } from './measure.ts';
import { isShared, type Wing } from './owners.ts';
import { areaOf, type Row } from './rows.ts';

/** How far an area is proved: `total` is covered, unprovable and missing together. */
export type Area = {
  readonly name: string;
  readonly total: number;
  readonly covered: readonly Row[];
  readonly unprovable: readonly Row[];
  readonly missing: readonly Row[];
};

/** Counts each area in the order of the files; of the shared areas only the rows of `wing`, where one is given. */
export function countAreas(matter: Matter, report: Report, wing: Wing | undefined): Area[] {
  const counted = matter.rows.filter(({ id }) => !wing || !isShared(id) || matter.owners[wing].includes(id));
  return [...groupBy(counted, (row) => areaOf(row.id))].map(([name, rows]) => {
    const isCovered = (row: Row) => report.proofs.has(row.id);
    const isUnprovable = (row: Row) => matter.unprovable.includes(row.id);
    return {
      name,
      total: rows.length,
      covered: rows.filter(isCovered),
      unprovable: rows.filter(isUnprovable),
      missing: rows.filter((row) => !isCovered(row) && !isUnprovable(row)),
    };
  });
}
