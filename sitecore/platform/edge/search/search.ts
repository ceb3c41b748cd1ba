import { type Language, perLanguage } from '#sitecore/definitions/language.ts';
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
 * The items that a predicate holds for, each in each language, in the order of the tree or of a field; those where
 * that field is empty come last, equal ones keep the order of the tree. Throws a GraphQL error for an unknown name.
 */
export function search(where: Predicate, orderBy: OrderBy | null | undefined, edge: EdgeContext): Sliceable<ItemView> {
  const condition = conditionOf(where);
  if (orderBy) requireSearchable(orderBy.name);
  const found = perLanguage((language) => (condition ? matching(condition, language, edge) : edge.index.everything));
  if (found.ar.size > 0 && found.en.size > 0) return inBothLanguages(found, orderBy, edge);
  const language = found.ar.size > 0 ? 'ar' : 'en';
  return inOneLanguage({ language, items: found[language] }, orderBy, edge);
}

/** The items that a condition holds for in a language. */
function matching(condition: Condition, language: Language, edge: EdgeContext): IdSet {
  const { index } = edge;
  switch (condition.is) {
    case 'field': {
      const columns = index.columns(condition.name, language);
      const found = columns?.matching(condition.asked, condition.sought) ?? IdSet.none(index.items.length);
      return condition.negated ? found.not() : found;
    }
    case 'all':
      return condition.of.reduce(
        (found, one) => (found.size === 0 ? found : found.and(matching(one, language, edge))),
        index.everything,
      );
    case 'any':
      return condition.of.reduce(
        (found, one) => found.or(matching(one, language, edge)),
        IdSet.none(index.items.length),
      );
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
  const viewOf = (number: number): ItemView | undefined => {
    const item = edge.index.items[number];
    return item && { item, language };
  };
  return listOf(items, viewOf, by, ({ name }) => edge.index.ordering(name, language));
}

/** The languages of an item follow each other; texts are ordered as the language of the first one found sorts. */
function inBothLanguages(
  found: Readonly<Record<Language, IdSet>>,
  by: OrderBy | null | undefined,
  edge: EdgeContext,
): Sliceable<ItemView> {
  const views = IdSet.interleaved(found.ar, found.en);
  const viewOf = (number: number): ItemView | undefined => {
    const item = edge.index.items[number >>> 1];
    return item && { item, language: number % 2 === 0 ? 'ar' : 'en' };
  };
  const [first] = views.slice(0, 1).map(viewOf);
  const collation = first?.language ?? 'ar';
  return listOf(views, viewOf, by, ({ name }) => edge.index.mixedOrdering(name, collation));
}

const listOf = (
  found: IdSet,
  viewOf: (number: number) => ItemView | undefined,
  by: OrderBy | null | undefined,
  orderingBy: (by: OrderBy) => Ordering | undefined,
): Sliceable<ItemView> => ({
  length: found.size,
  slice(start, end) {
    const ordering = by && found.size > 0 ? orderingBy(by) : undefined;
    const numbers = ordering?.slice(found, start, end, by?.direction === 'DESC') ?? found.slice(start, end);
    return numbers.map(viewOf).filter((view) => view !== undefined);
  },
});
