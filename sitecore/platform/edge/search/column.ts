import { readGuid } from '#sitecore/definitions/guid.ts';
import { foldText } from '#sitecore/contracts/values/fold-text.ts';
import { type Inverted, type Inverter } from './inverted.ts';
import { NumberSet } from './number-set.ts';
import type { ReadNumber } from './search-value.ts';
import { TextSearch } from './text-search.ts';

/** How a column is asked; the opposite operators ask for everything else. */
export type Asked = 'EQ' | 'CONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

/** The value of a condition in each form in which it is compared. */
export interface Sought {
  readonly text: string;
  readonly lower: string;
  readonly folded: string;
}

/** Reads the value of a condition once for all that it is compared with. */
export const soughtOf = (text: string): Sought => ({ text, lower: text.toLowerCase(), folded: foldText(text) });

/** What orders the items of a column: their keys and who holds each. */
export type OrderKeys = Inverted<string> | Inverted<number>;

/** What the items whose field is of one kind hold in it. */
export interface Column {
  /** The items that a condition holds for. */
  matching(asked: Asked, sought: Sought): NumberSet;
  readonly order: OrderKeys;
}

/** The texts of items, lower case. */
export class TextColumn implements Column {
  readonly order: Inverted<string>;
  readonly #search: TextSearch;

  constructor(values: Inverter<string>, bound: number) {
    this.order = values.done(bound);
    this.#search = new TextSearch(this.order);
  }

  matching(asked: Asked, { lower, folded }: Sought): NumberSet {
    const { order } = this;
    // An empty text is neither before nor after anything.
    const first = order.keys[0] === '' ? 1 : 0;
    switch (asked) {
      case 'EQ':
        return order.holding(lower);
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
  readonly order: Inverted<number>;
  readonly #empty: NumberSet;
  readonly #read: ReadNumber;

  constructor(values: Inverter<number>, empty: readonly number[], bound: number, read: ReadNumber) {
    this.order = values.done(bound);
    this.#empty = NumberSet.ofAscending(Uint32Array.from(empty), bound);
    this.#read = read;
  }

  matching(asked: Asked, { text }: Sought): NumberSet {
    const { order } = this;
    const value = this.#read(text);
    const none = NumberSet.none(order.bound);
    const isEquality = asked === 'EQ' || asked === 'CONTAINS';
    // What is not of the field's kind equals nothing, an empty field least of all.
    if (value === undefined) return isEquality && text.trim() === '' ? this.#empty : none;
    switch (asked) {
      case 'EQ':
      case 'CONTAINS':
        return order.holding(value);
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
export class IdColumn implements Column {
  readonly order: Inverted<string>;
  readonly #ids: Inverted<string>;
  readonly #empty: NumberSet;

  constructor(ids: Inverter<string>, firsts: Inverter<string>, empty: readonly number[], bound: number) {
    this.#ids = ids.done(bound);
    this.order = firsts.done(bound);
    this.#empty = NumberSet.ofAscending(Uint32Array.from(empty), bound);
  }

  matching(asked: Asked, { text }: Sought): NumberSet {
    if (asked !== 'EQ' && asked !== 'CONTAINS') return NumberSet.none(this.order.bound);
    return text === '' ? this.#empty : this.#ids.holding(readGuid(text) ?? text);
  }
}
