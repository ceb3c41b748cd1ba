import { readGuid } from '#sitecore/definitions/guid.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { type PostingsIndex, type PostingsBuilder } from './postings-index.ts';
import { IdSet } from './id-set.ts';
import type { ReadNumber } from './search-value.ts';
import { TextSearch } from './text-search.ts';

/** How a column is asked; the opposite operators ask for everything else. */
export type Operator = 'EQ' | 'CONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

/** The value of a condition in each form in which it is compared. */
export interface SearchTerm {
  readonly text: string;
  readonly lower: string;
  readonly folded: string;
}

/** Reads the value of a condition once for all that it is compared with. */
export const toSearchTerm = (text: string): SearchTerm => ({ text, lower: text.toLowerCase(), folded: foldText(text) });

/** What orders the items of a column: their keys and who holds each. */
export type OrderKeys = PostingsIndex<string> | PostingsIndex<number>;

/** What the items whose field is of one kind hold in it. */
export interface Column {
  /** The items that a condition holds for. */
  matching(asked: Operator, sought: SearchTerm): IdSet;
  readonly order: OrderKeys;
}

/** The texts of items, lower case. */
export class TextColumn implements Column {
  readonly order: PostingsIndex<string>;
  readonly #search: TextSearch;

  constructor(values: PostingsBuilder<string>, bound: number) {
    this.order = values.build(bound);
    this.#search = new TextSearch(this.order);
  }

  matching(asked: Operator, { lower, folded }: SearchTerm): IdSet {
    const { order } = this;
    // An empty text is neither before nor after anything.
    const first = order.keys[0] === '' ? 1 : 0;
    switch (asked) {
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

/** Numbers, dates and ticks: what the value of a condition means is read as the field's own values are. */
export class NumberColumn implements Column {
  readonly order: PostingsIndex<number>;
  readonly #empty: IdSet;
  readonly #read: ReadNumber;

  constructor(values: PostingsBuilder<number>, empty: readonly number[], bound: number, read: ReadNumber) {
    this.order = values.build(bound);
    this.#empty = IdSet.ofAscending(Uint32Array.from(empty), bound);
    this.#read = read;
  }

  matching(asked: Operator, { text }: SearchTerm): IdSet {
    const { order } = this;
    const value = this.#read(text);
    const none = IdSet.none(order.bound);
    const isEquality = asked === 'EQ' || asked === 'CONTAINS';
    // What is not of the field's kind equals nothing, an empty field least of all.
    if (value === undefined) return isEquality && text.trim() === '' ? this.#empty : none;
    switch (asked) {
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

/** The ids that items point at; the first of each orders them. */
export class GuidColumn implements Column {
  readonly order: PostingsIndex<string>;
  readonly #guids: PostingsIndex<string>;
  readonly #empty: IdSet;

  constructor(ids: PostingsBuilder<string>, firsts: PostingsBuilder<string>, empty: readonly number[], bound: number) {
    this.#guids = ids.build(bound);
    this.order = firsts.build(bound);
    this.#empty = IdSet.ofAscending(Uint32Array.from(empty), bound);
  }

  matching(asked: Operator, { text }: SearchTerm): IdSet {
    if (asked !== 'EQ' && asked !== 'CONTAINS') return IdSet.none(this.order.bound);
    return text === '' ? this.#empty : this.#guids.withKey(readGuid(text) ?? text);
  }
}
