import type { Language } from '#sitecore/definitions/language.ts';
import type { Edge } from '../edge.ts';
import { requireSearchable } from './predicate.ts';
import type { SearchDocument } from './search-index.ts';
import { searchValue } from './search-value.ts';

export interface OrderBy {
  readonly name: string;
  readonly direction?: 'ASC' | 'DESC' | null;
}

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  ar: new Intl.Collator('ar-EG'),
  en: new Intl.Collator('en-US'),
};

type Key = number | string | undefined;

/** Sorts documents by one field; those where it is empty come last, equal ones keep the order of the tree. */
export function ordered(documents: readonly SearchDocument[], by: OrderBy, edge: Edge): readonly SearchDocument[] {
  requireSearchable(by.name);
  const sign = by.direction === 'DESC' ? -1 : 1;
  const collator = COLLATORS[documents[0]?.language ?? 'ar'];
  return documents
    .map((document) => ({ document, key: keyOf(document, by.name, edge) }))
    .sort((a, b) => compare(a.key, b.key, sign, collator))
    .map(({ document }) => document);
}

function keyOf(document: SearchDocument, name: string, edge: Edge): Key {
  const held = searchValue(document, name, edge);
  if (!held) return undefined;
  if (held.is === 'number') return held.value;
  return held.values[0] === '' ? undefined : held.values[0];
}

function compare(a: Key, b: Key, sign: number, collator: Intl.Collator): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}
