import { type Coverage } from './coverage.ts';
import { isShared, type Owner } from './owners.ts';
import { type Requirements } from './requirement-files.ts';
import { areaOf, type Row } from './rows.ts';

/** The rows of an area by their state: `total` is covered, unprovable and missing together. */
export type Area = {
  readonly name: string;
  readonly total: number;
  readonly covered: readonly Row[];
  readonly unprovable: readonly Row[];
  readonly missing: readonly Row[];
};

/** Counts each area in the order of the files; of the shared areas only the rows of `owner`, where one is given. */
export function countAreas(requirements: Requirements, { proofs }: Coverage, owner: Owner | undefined): Area[] {
  const { rows, ownedIds, unprovable } = requirements;
  const counted = rows.filter(({ id }) => !owner || !isShared(id) || ownedIds[owner].includes(id));
  return [...Map.groupBy(counted, ({ id }) => areaOf(id))].map(([name, own]) => {
    const isCovered = ({ id }: Row) => proofs.has(id);
    const isUnprovable = ({ id }: Row) => unprovable.includes(id);
    return {
      name,
      total: own.length,
      covered: own.filter(isCovered),
      unprovable: own.filter(isUnprovable),
      missing: own.filter((row) => !isCovered(row) && !isUnprovable(row)),
    };
  });
}
