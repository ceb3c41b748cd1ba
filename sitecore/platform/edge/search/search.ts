import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { EdgeContext } from '../edge-context.ts';
import type { ItemView } from '../item-view.ts';
import type { Sliceable } from '../paging.ts';
import { IdSet } from './id-set.ts';
import type { Ordering } from './ordering.ts';
import { type Condition, conditionOf, type Predicate, requireSearchable } from './predicate.ts';

export interface OrderBy {
  readonly name: string;
  readonly direction?: 'ASC' | 'DESC' | null;
}

/**
 * Returns the items that match a predicate, each in each language, in the order of the tree or of a field. Items whose
 * field is empty come last, equal ones keep the order of the tree. Throws a GraphQL error for an unknown system field.
 */
export async function search(
  where: Predicate,
  orderBy: OrderBy | null | undefined,
  edge: EdgeContext,
): Promise<Sliceable<ItemView>> {
  const condition = conditionOf(where);
  if (orderBy) requireSearchable(orderBy.name);
  const found = { ar: edge.index.everything, en: edge.index.everything };
  for (const language of LANGUAGES) {
    if (condition) found[language] = await matching(condition, language, edge);
    if (orderBy && found[language].size > 0) await edge.index.columns(orderBy.name, language);
  }
  if (found.ar.size > 0 && found.en.size > 0) return inBothLanguages(found, orderBy, edge);
  const language = found.ar.size > 0 ? 'ar' : 'en';
  return inOneLanguage({ language, items: found[language] }, orderBy, edge);
}

/** Returns the items that match a condition in a language. */
async function matching(condition: Condition, language: Language, edge: EdgeContext): Promise<IdSet> {
  const { index } = edge;
  switch (condition.is) {
    case 'field': {
      const columns = await index.columns(condition.name, language);
      const found = columns?.matching(condition.operator, condition.term) ?? IdSet.none(index.size);
      return condition.negated ? found.not() : found;
    }
    case 'all': {
      let found = index.everything;
      for (const one of condition.of) if (found.size > 0) found = found.and(await matching(one, language, edge));
      return found;
    }
    case 'any': {
      let found = IdSet.none(index.size);
      for (const one of condition.of) found = found.or(await matching(one, language, edge));
      return found;
    }
  }
}

interface Found {
  readonly language: Language;
  readonly items: IdSet;
}

function inOneLanguage(
  { language, items }: Found,
  by: OrderBy | null | undefined,
  edge: EdgeContext,
): Sliceable<ItemView> {
  const viewOf = (id: number): ItemView | undefined => {
    const item = edge.index.item(id);
    return item && { item, language };
  };
  return listOf(items, viewOf, by, ({ name }) => edge.index.ordering(name, language));
}

/** Lists both languages of each item in succession; texts are sorted as in the language of the first result. */
function inBothLanguages(
  found: Readonly<Record<Language, IdSet>>,
  by: OrderBy | null | undefined,
  edge: EdgeContext,
): Sliceable<ItemView> {
  const views = IdSet.interleaved(found.ar, found.en);
  const viewOf = (id: number): ItemView | undefined => {
    const item = edge.index.item(id >>> 1);
    return item && { item, language: id % 2 === 0 ? 'ar' : 'en' };
  };
  const [first] = views.slice(0, 1).map(viewOf);
  const collation = first?.language ?? 'ar';
  return listOf(views, viewOf, by, ({ name }) => edge.index.mixedOrdering(name, collation));
}

const listOf = (
  found: IdSet,
  viewOf: (id: number) => ItemView | undefined,
  by: OrderBy | null | undefined,
  orderingBy: (by: OrderBy) => Ordering | undefined,
): Sliceable<ItemView> => ({
  length: found.size,
  slice(start, end) {
    const ordering = by && found.size > 0 ? orderingBy(by) : undefined;
    const ids = ordering?.slice(found, start, end, by?.direction === 'DESC') ?? found.slice(start, end);
    return ids.map(viewOf).filter((view) => view !== undefined);
  },
});
