import { type Language, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { createPause } from '../../content/pause.ts';
import type { EdgeContext } from '../edge-context.ts';
import type { ItemView } from '../item-view.ts';
import type { Sliceable } from '../paging.ts';
import { type Condition, conditionOf, countOrder, type Predicate, testOf } from './predicate.ts';
import type { SearchValue } from './search-value.ts';

/** The number of items between which other work of the process may run. */
const SLICE = 64;

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  ar: new Intl.Collator('ar-EG'),
  en: new Intl.Collator('en-US'),
};

export interface OrderBy {
  readonly name: string;
  readonly direction?: 'ASC' | 'DESC' | null;
}

/**
 * Returns the items that match a predicate, each in each language, in the order of the tree or of a field. Items whose
 * field is empty come last, equal ones keep the order of the tree. Throws a GraphQL error for an unknown system field and
 * for too many conditions.
 */
export async function search(
  where: Predicate,
  orderBy: OrderBy | null | undefined,
  edge: EdgeContext,
): Promise<Sliceable<ItemView>> {
  const condition = conditionOf(where, edge.response);
  if (orderBy) countOrder(orderBy.name, edge.response);
  const found = await findAll(condition, edge);
  const ids = orderBy ? sorted(found, orderBy, edge) : found;
  return { length: ids.length, slice: (start, end) => ids.slice(start, end).flatMap((id) => viewOf(id, edge)) };
}

/** Returns a number of each match, from which `placeOf` reads its position and its language: objects would take far more memory. */
async function findAll(condition: Condition | undefined, { searched }: EdgeContext): Promise<readonly number[]> {
  const tests = LANGUAGES.flatMap((language, index) => {
    const test = condition ? testOf(condition, language, searched) : () => true;
    return test ? [{ index, test }] : [];
  });
  const found: number[] = [];
  const pause = createPause();
  let scanned = 0;
  for (const position of searched.positions) {
    if (scanned % SLICE === 0) await pause();
    scanned += 1;
    for (const { index, test } of tests) if (test(position)) found.push(LANGUAGES.length * position + index);
  }
  return found;
}

const placeOf = (id: number) => ({
  position: Math.floor(id / LANGUAGES.length),
  language: LANGUAGES[id % LANGUAGES.length] ?? 'ar',
});

function viewOf(id: number, { content }: EdgeContext): ItemView[] {
  const { position, language } = placeOf(id);
  const item = content.tree.itemAt(position);
  return item ? [{ item, language }] : [];
}

/** Sorts matches by a field; texts as in the language of the first match, after numbers. */
function sorted(found: readonly number[], { name, direction }: OrderBy, { searched }: EdgeContext): readonly number[] {
  const sign = direction === 'DESC' ? -1 : 1;
  const { compare } = COLLATORS[placeOf(found[0] ?? 0).language];
  const columns = perLanguage((language) => searched.column(name, language));
  const keyed = found.map((id) => {
    const { position, language } = placeOf(id);
    return { id, key: keyOf(columns[language](position)) };
  });
  return keyed
    .sort(({ key: a }, { key: b }) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      if (typeof a === 'string' && typeof b === 'string') return sign * compare(a, b);
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : typeof a === 'number' ? -1 : 1);
    })
    .map(({ id }) => id);
}

function keyOf(value: SearchValue | undefined): number | string | undefined {
  if (value?.is === 'guids') return value.values[0];
  return value?.value === '' ? undefined : value?.value;
}
