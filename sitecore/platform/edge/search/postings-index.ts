import { IdSet } from './id-set.ts';

/** Collects which number holds which key; numbers come in ascending order. */
export class PostingsBuilder<K extends string | number> {
  readonly #keyIds = new Map<K, number>();
  /** The last number that each key was added for, so that one that repeats a key is counted once. */
  readonly #last: number[] = [];
  readonly #numbers: number[] = [];
  readonly #keys: number[] = [];

  add(number: number, key: K): void {
    const known = this.#keyIds.get(key);
    const id = known ?? this.#keyIds.size;
    if (known === undefined) this.#keyIds.set(key, id);
    else if (this.#last[id] === number) return;
    this.#last[id] = number;
    this.#numbers.push(number);
    this.#keys.push(id);
  }

  /** The index of what was added; every number is below the bound. */
  build(bound: number): PostingsIndex<K> {
    const sorted = [...this.#keyIds.keys()].sort((a, b) => (a < b ? -1 : 1));
    const places = new Uint32Array(sorted.length);
    for (const [place, key] of sorted.entries()) places[this.#keyIds.get(key) ?? 0] = place;
    const starts = new Uint32Array(sorted.length + 1);
    for (const id of this.#keys) starts[(places[id] ?? 0) + 1] = (starts[(places[id] ?? 0) + 1] ?? 0) + 1;
    for (let place = 0; place < sorted.length; place += 1)
      starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
    const free = starts.slice();
    const numbers = new Uint32Array(this.#numbers.length);
    for (const [index, number] of this.#numbers.entries()) {
      const place = places[this.#keys[index] ?? 0] ?? 0;
      const at = free[place] ?? 0;
      numbers[at] = number;
      free[place] = at + 1;
    }
    return new PostingsIndex(sorted, starts, numbers, bound);
  }
}

/** Which numbers hold which key, keys ascending (texts by code unit). */
export class PostingsIndex<K extends string | number> {
  readonly keys: readonly K[];
  readonly bound: number;
  /** Where the numbers of each key begin, and the end of the last. */
  readonly #starts: Uint32Array;
  readonly #numbers: Uint32Array;
  /** The sets of keys that so many numbers hold that their lists would have to be made bits each time: few. */
  readonly #dense = new Map<number, IdSet>();

  constructor(keys: readonly K[], starts: Uint32Array, numbers: Uint32Array, bound: number) {
    this.keys = keys;
    this.bound = bound;
    this.#starts = starts;
    this.#numbers = numbers;
  }

  /** The numbers that hold exactly this key. */
  withKey(key: K): IdSet {
    const place = this.positionOf(key);
    return place === undefined ? IdSet.none(this.bound) : this.at(place);
  }

  /** The place of a key; undefined when no number holds it. */
  positionOf(key: K): number | undefined {
    const place = this.firstAtLeast(key);
    return this.keys[place] === key ? place : undefined;
  }

  firstAtLeast(key: K): number {
    return this.first((other) => other >= key);
  }

  firstAfter(key: K): number {
    return this.first((other) => other > key);
  }

  /** The first place whose key passes a test that all later ones pass as well; their number when none does. */
  first(passes: (key: K) => boolean): number {
    let low = 0;
    let high = this.keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const key = this.keys[middle];
      if (key !== undefined && passes(key)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The numbers that hold the key at a place, ascending. */
  idsAt(place: number): Uint32Array {
    return this.#numbers.subarray(this.#starts[place], this.#starts[place + 1]);
  }

  at(place: number): IdSet {
    const dense = this.#dense.get(place);
    if (dense) return dense;
    const numbers = this.idsAt(place);
    const set = IdSet.ofAscending(numbers, this.bound);
    if (numbers.length * 32 > this.bound) this.#dense.set(place, set);
    return set;
  }

  /** The numbers that hold any of the keys from one place to another. */
  range(from: number, to: number): IdSet {
    if (to <= from) return IdSet.none(this.bound);
    if (to === from + 1) return this.at(from);
    return IdSet.ofLists([this.#numbers.subarray(this.#starts[from], this.#starts[to])], this.bound);
  }

  /** The numbers that hold any of the keys at some places. */
  anyOf(places: Uint32Array): IdSet {
    const [only] = places;
    if (only !== undefined && places.length === 1) return this.at(only);
    return IdSet.ofLists([this.#collected(places)], this.bound);
  }

  #collected(places: Uint32Array): Uint32Array {
    let length = 0;
    for (const place of places) length += (this.#starts[place + 1] ?? 0) - (this.#starts[place] ?? 0);
    const collected = new Uint32Array(length);
    let end = 0;
    for (const place of places) {
      for (let from = this.#starts[place] ?? 0; from < (this.#starts[place + 1] ?? 0); from += 1) {
        collected[end] = this.#numbers[from] ?? 0;
        end += 1;
      }
    }
    return collected;
  }
}
