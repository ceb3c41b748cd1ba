import { IdSet } from './id-set.ts';

/** Collects the keys of ids, which are added in ascending order. */
export class PostingsBuilder<K extends string | number> {
  readonly #keyIds = new Map<K, number>();
  /** The last id of each key, so that an id that repeats a key is counted once. */
  readonly #last: number[] = [];
  readonly #ids: number[] = [];
  readonly #keys: number[] = [];

  add(id: number, key: K): void {
    const known = this.#keyIds.get(key);
    const keyId = known ?? this.#keyIds.size;
    if (known === undefined) this.#keyIds.set(key, keyId);
    else if (this.#last[keyId] === id) return;
    this.#last[keyId] = id;
    this.#ids.push(id);
    this.#keys.push(keyId);
  }

  /** Returns the index; every id is below the bound. */
  build(bound: number): PostingsIndex<K> {
    const sorted = [...this.#keyIds.keys()].sort((a, b) => (a < b ? -1 : 1));
    const positions = new Uint32Array(sorted.length);
    for (const [position, key] of sorted.entries()) positions[this.#keyIds.get(key) ?? 0] = position;
    const starts = new Uint32Array(sorted.length + 1);
    for (const keyId of this.#keys)
      starts[(positions[keyId] ?? 0) + 1] = (starts[(positions[keyId] ?? 0) + 1] ?? 0) + 1;
    for (let position = 0; position < sorted.length; position += 1)
      starts[position + 1] = (starts[position + 1] ?? 0) + (starts[position] ?? 0);
    const free = starts.slice();
    const ids = new Uint32Array(this.#ids.length);
    for (const [index, id] of this.#ids.entries()) {
      const position = positions[this.#keys[index] ?? 0] ?? 0;
      const at = free[position] ?? 0;
      ids[at] = id;
      free[position] = at + 1;
    }
    return new PostingsIndex(sorted, starts, ids, bound);
  }
}

/** Inverted index: the ids of each key, keys ascending (texts by code unit). */
export class PostingsIndex<K extends string | number> {
  readonly keys: readonly K[];
  readonly bound: number;
  /** The start of each key's ids, and the end of the last. */
  readonly #starts: Uint32Array;
  readonly #ids: Uint32Array;
  /** The sets of the few keys whose lists are so long that each use would convert them to bits. */
  readonly #dense = new Map<number, IdSet>();

  constructor(keys: readonly K[], starts: Uint32Array, ids: Uint32Array, bound: number) {
    this.keys = keys;
    this.bound = bound;
    this.#starts = starts;
    this.#ids = ids;
  }

  /** Returns the ids with exactly this key. */
  withKey(key: K): IdSet {
    const position = this.positionOf(key);
    return position === undefined ? IdSet.none(this.bound) : this.at(position);
  }

  /** Returns the position of a key; undefined when no id has it. */
  positionOf(key: K): number | undefined {
    const position = this.firstAtLeast(key);
    return this.keys[position] === key ? position : undefined;
  }

  firstAtLeast(key: K): number {
    return this.first((other) => other >= key);
  }

  firstAfter(key: K): number {
    return this.first((other) => other > key);
  }

  /** Returns the first position whose key passes a test that all later keys pass; the number of keys when none does. */
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

  /** Returns the ids of the key at a position, ascending. */
  idsAt(position: number): Uint32Array {
    return this.#ids.subarray(this.#starts[position], this.#starts[position + 1]);
  }

  at(position: number): IdSet {
    const dense = this.#dense.get(position);
    if (dense) return dense;
    const ids = this.idsAt(position);
    const set = IdSet.ofAscending(ids, this.bound);
    if (ids.length * 32 > this.bound) this.#dense.set(position, set);
    return set;
  }

  /** Returns the ids with any of the keys from one position to another. */
  range(from: number, to: number): IdSet {
    if (to <= from) return IdSet.none(this.bound);
    if (to === from + 1) return this.at(from);
    return IdSet.ofLists([this.#ids.subarray(this.#starts[from], this.#starts[to])], this.bound);
  }

  /** Returns the ids with any of the keys at these positions. */
  anyOf(positions: Uint32Array): IdSet {
    const [only] = positions;
    if (only !== undefined && positions.length === 1) return this.at(only);
    return IdSet.ofLists([this.#collected(positions)], this.bound);
  }

  #collected(positions: Uint32Array): Uint32Array {
    let length = 0;
    for (const position of positions) length += (this.#starts[position + 1] ?? 0) - (this.#starts[position] ?? 0);
    const collected = new Uint32Array(length);
    let end = 0;
    for (const position of positions) {
      for (let from = this.#starts[position] ?? 0; from < (this.#starts[position + 1] ?? 0); from += 1) {
        collected[end] = this.#ids[from] ?? 0;
        end += 1;
      }
    }
    return collected;
  }
}
