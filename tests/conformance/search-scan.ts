import { readGuid } from '#sitecore/definitions/guid.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Item } from '#sitecore/platform/content/tree.ts';
import type { EdgeContext } from '#sitecore/platform/edge/edge-context.ts';
import { fieldOf } from '#sitecore/platform/edge/item-field.ts';
import type { ItemView } from '#sitecore/platform/edge/item-view.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { type Predicate, requireSearchable } from '#sitecore/platform/edge/search/predicate.ts';
import type { OrderBy } from '#sitecore/platform/edge/search/search.ts';
import {
  isSystemField,
  type SearchValue,
  systemValue,
  valueOfField,
} from '#sitecore/platform/edge/search/search-value.ts';

type Test = (view: ItemView) => boolean;

/** Reference implementation of the search: tests every item in every language, and sorts the matches. */
export function scan(where: Predicate, by: OrderBy | null | undefined, edge: EdgeContext): readonly ItemView[] {
  const test = testOf(where, edge);
  const found = searchedItems(edge)
    .flatMap((item) => LANGUAGES.map((language) => ({ item, language })))
    .filter((view) => test?.(view) ?? true);
  return by ? sorted(found, by, edge) : found;
}

/** Returns the items that searches find, in the order of the tree: all but wildcard pages. */
export const searchedItems = ({ content }: EdgeContext): readonly Item[] =>
  [...content.tree.items].filter(({ shows }) => !shows);

function testOf(predicate: Predicate, edge: EdgeContext): Test | undefined {
  const all = testsOf(predicate.AND, edge);
  const any = testsOf(predicate.OR, edge);
  const own = ownTest(predicate, edge);
  const required = [...all, ...(own ? [own] : []), ...(any.length > 0 ? [someOf(any)] : [])];
  return required.length === 0 ? undefined : (view) => required.every((test) => test(view));
}

const testsOf = (predicates: Predicate['AND'], edge: EdgeContext): Test[] =>
  (predicates ?? []).map((one) => one && testOf(one, edge)).filter((test) => typeof test === 'function');

const someOf =
  (any: readonly Test[]): Test =>
  (view) =>
    any.some((test) => test(view));

function ownTest({ name, value, operator }: Predicate, edge: EdgeContext): Test | undefined {
  if (!name) return undefined;
  requireSearchable(name);
  return (view) => holds(valueOf(view, name, edge), operator ?? 'EQ', value ?? '');
}

/** Values by item, language and field; content never changes. */
const known = new WeakMap<object, Map<string, SearchValue | undefined>>();

function valueOf(view: ItemView, name: string, edge: EdgeContext): SearchValue | undefined {
  const values = known.get(view.item) ?? new Map<string, SearchValue | undefined>();
  known.set(view.item, values);
  const key = `${view.language} ${name}`;
  if (!values.has(key)) values.set(key, readValue(view, name, edge));
  return values.get(key);
}

function readValue(view: ItemView, name: string, edge: EdgeContext): SearchValue | undefined {
  if (isSystemField(name)) return systemValue(name, view.item, view.language);
  const field = fieldOf(view, name, edge);
  return field && valueOfField(field, edge.content.tree);
}

function holds(held: SearchValue | undefined, operator: NonNullable<Predicate['operator']>, value: string): boolean {
  switch (operator) {
    case 'EQ':
      return held !== undefined && equals(held, value);
    case 'NEQ':
      return held === undefined || !equals(held, value);
    case 'CONTAINS':
      return held !== undefined && contains(held, value);
    case 'NCONTAINS':
      return held === undefined || !contains(held, value);
    case 'LT':
      return compares(held, value, (order) => order < 0);
    case 'LTE':
      return compares(held, value, (order) => order <= 0);
    case 'GT':
      return compares(held, value, (order) => order > 0);
    case 'GTE':
      return compares(held, value, (order) => order >= 0);
  }
}

function equals(held: SearchValue, value: string): boolean {
  switch (held.is) {
    case 'guids':
      return value === '' ? held.values.length === 0 : held.values.includes(readGuid(value) ?? value);
    case 'text':
      return held.value === value.toLowerCase();
    case 'number': {
      const other = held.read(value);
      return other === undefined ? value.trim() === '' && held.value === undefined : held.value === other;
    }
  }
}

function contains(held: SearchValue, value: string): boolean {
  if (held.is !== 'text') return equals(held, value);
  const folded = foldText(value);
  return folded === '' ? held.value.includes(value.toLowerCase()) : foldText(held.value).includes(folded);
}

function compares(held: SearchValue | undefined, value: string, accepts: (order: number) => boolean): boolean {
  if (held?.is === 'number') {
    const other = held.read(value);
    return (
      held.value !== undefined &&
      other !== undefined &&
      accepts(Number(held.value > other) - Number(held.value < other))
    );
  }
  const lower = value.toLowerCase();
  return held?.is === 'text' && held.value !== '' && accepts(Number(held.value > lower) - Number(held.value < lower));
}

const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar-EG', en: 'en-US' };

function sorted(found: readonly ItemView[], by: OrderBy, edge: EdgeContext): readonly ItemView[] {
  requireSearchable(by.name);
  const sign = by.direction === 'DESC' ? -1 : 1;
  const { compare } = new Intl.Collator(LOCALES[found[0]?.language ?? 'ar']);
  const inOrder = (a: number | string, b: number | string): number => {
    if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
    return typeof b === 'number' ? 1 : compare(a, b);
  };
  return found
    .map((view) => ({ view, key: keyOf(valueOf(view, by.name, edge)) }))
    .sort((a, b) => {
      if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
      return sign * inOrder(a.key, b.key);
    })
    .map(({ view }) => view);
}

function keyOf(held: SearchValue | undefined): number | string | undefined {
  if (held?.is === 'guids') return held.values[0];
  return held?.value === '' ? undefined : held?.value;
}
