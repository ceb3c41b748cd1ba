import { readGuid } from '#sitecore/definitions/guid.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { type PostingsIndex, type PostingsBuilder } from './postings-index.ts';
import { IdSet } from './id-set.ts';
import type { ReadNumber } from './search-value.ts';
import { TextSearch } from './text-search.ts';

/** The operators of a column; NEQ and NCONTAINS are the complement of EQ and CONTAINS. */
export type Operator = 'EQ' | 'CONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

/** The value of a condition: as written, in lower case and folded. */
export interface SearchTerm {
  readonly text: string;
  readonly lower: string;
  readonly folded: string;
}

/** Converts a condition's value once for all comparisons. */
export const toSearchTerm = (text: string): SearchTerm => ({ text, lower: text.toLowerCase(), folded: foldText(text) });

/** The sort keys of a column, each with its items. */
export type OrderKeys = PostingsIndex<string> | PostingsIndex<number>;

/** The values of a field in the items where it has one kind. */
export interface Column {
  /** Returns the items that match a condition. */
  matching(operator: Operator, term: SearchTerm): IdSet;
  readonly order: OrderKeys;
}

/** The texts of items, in lower case. */
export class TextColumn implements Column {
  readonly order: PostingsIndex<string>;
  readonly #search: TextSearch;

  constructor(values: PostingsBuilder<string>, bound: number) {
    this.order = values.build(bound);
    this.#search = new TextSearch(this.order);
  }

  matching(operator: Operator, { lower, folded }: SearchTerm): IdSet {
    const { order } = this;
    // The comparisons LT to GTE never match an empty text.
    const first = order.keys[0] === '' ? 1 : 0;
    switch (operator) {
      case 'EQ':
        return order.withKey(lower);
      case 'CONTAINS':
        return this.#search.containing(lower, folded);
      case 'LT':
        return order.range(first, order.firstAtLeast(lower));
      case 'LTE':
        return order.range(first, order.firstAfter(lower));
      case 'GT':
        return order.range(Math.max(first, order.firstAfter(lower)), order.keys.length);
      case 'GTE':
        return order.range(Math.max(first, order.firstAtLeast(lower)), order.keys.length);
    }
  }
}

/** Numbers, dates and checkboxes; a condition's value is parsed like the field's values. */
export class NumberColumn implements Column {
  readonly order: PostingsIndex<number>;
  readonly #empty: IdSet;
  readonly #read: ReadNumber;

  constructor(values: PostingsBuilder<number>, empty: readonly number[], bound: number, read: ReadNumber) {
    this.order = values.build(bound);
    this.#empty = IdSet.ofAscending(Uint32Array.from(empty), bound);
    this.#read = read;
  }

  matching(operator: Operator, { text }: SearchTerm): IdSet {
    const { order } = this;
    const value = this.#read(text);
    const none = IdSet.none(order.bound);
    const isEquality = operator === 'EQ' || operator === 'CONTAINS';
    // A value of another kind matches nothing; only an empty value matches empty fields.
    if (value === undefined) return isEquality && text.trim() === '' ? this.#empty : none;
    switch (operator) {
      case 'EQ':
      case 'CONTAINS':
        return order.withKey(value);
      case 'LT':
        return order.range(0, order.firstAtLeast(value));
      case 'LTE':
        return order.range(0, order.firstAfter(value));
      case 'GT':
        return order.range(order.firstAfter(value), order.keys.length);
      case 'GTE':
        return order.range(order.firstAtLeast(value), order.keys.length);
    }
  }
}

/** The GUIDs that items refer to; items are ordered by their first. */
export class GuidColumn implements Column {
  readonly order: PostingsIndex<string>;
  readonly #guids: PostingsIndex<string>;
  readonly #empty: IdSet;

  constructor(
    guids: PostingsBuilder<string>,
    firsts: PostingsBuilder<string>,
    empty: readonly number[],
    bound: number,
  ) {
    this.#guids = guids.build(bound);
    this.order = firsts.build(bound);
    this.#empty = IdSet.ofAscending(Uint32Array.from(empty), bound);
  }

  matching(operator: Operator, { text }: SearchTerm): IdSet {
    if (operator !== 'EQ' && operator !== 'CONTAINS') return IdSet.none(this.order.bound);
    return text === '' ? this.#empty : this.#guids.withKey(readGuid(text) ?? text);
  }
}
