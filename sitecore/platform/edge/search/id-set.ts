/**
 * Immutable set of ids from 0 to below a bound: an ascending list while it is sparse, a bit set once the list would take
 * more memory. An intersection costs no more than the smaller list, or one pass over the bits.
 */
export class IdSet {
  readonly bound: number;
  readonly size: number;
  readonly #list: Uint32Array | undefined;
  readonly #bits: Int32Array | undefined;

  private constructor(bound: number, size: number, list: Uint32Array | undefined, bits: Int32Array | undefined) {
    this.bound = bound;
    this.size = size;
    this.#list = list;
    this.#bits = bits;
  }

  /** Returns the set of an ascending list without repetitions; the list must not change afterwards. */
  static ofAscending(list: Uint32Array, bound: number): IdSet {
    return isSparse(list.length, bound)
      ? new IdSet(bound, list.length, list, undefined)
      : IdSet.#ofBits(bitsOf([list], bound), bound);
  }

  /** Returns the union of lists in any order. */
  static ofLists(lists: readonly Uint32Array[], bound: number): IdSet {
    const [first] = lists;
    const most = lists.reduce((sum, { length }) => sum + length, 0);
    if (!first || !isSparse(most, bound)) return IdSet.#ofBits(bitsOf(lists, bound), bound);
    const all = new Uint32Array(most);
    let end = 0;
    for (const list of lists) {
      all.set(list, end);
      end += list.length;
    }
    const distinct = all.sort().filter((id, index) => index === 0 || id !== all[index - 1]);
    return new IdSet(bound, distinct.length, distinct, undefined);
  }

  static none(bound: number): IdSet {
    return new IdSet(bound, 0, new Uint32Array(0), undefined);
  }

  static all(bound: number): IdSet {
    return IdSet.none(bound).not();
  }

  /** Returns 2n for each n of the first set and 2n + 1 for each n of the second, which has the same bound. */
  static interleaved(even: IdSet, odd: IdSet): IdSet {
    const bound = 2 * even.bound;
    const bits = new Int32Array(wordsFor(bound));
    const [low, high] = [even.#toBits(), odd.#toBits()];
    for (let word = 0; word < low.length; word += 1) {
      const [a, b] = [low[word] ?? 0, high[word] ?? 0];
      bits[2 * word] = spread(a & 0xffff) | (spread(b & 0xffff) << 1);
      if (2 * word + 1 < bits.length) bits[2 * word + 1] = spread(a >>> 16) | (spread(b >>> 16) << 1);
    }
    return IdSet.#ofBits(bits, bound);
  }

  static #ofBits(bits: Int32Array, bound: number): IdSet {
    let size = 0;
    for (let word = 0; word < bits.length; word += 1) size += bitCount(bits[word] ?? 0);
    return isSparse(size, bound)
      ? new IdSet(bound, size, listOf(bits, size), undefined)
      : new IdSet(bound, size, undefined, bits);
  }

  has(id: number): boolean {
    if (this.#bits) return (((this.#bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
    const list = this.#list ?? EMPTY;
    return list[firstAtLeast(list, id, 0)] === id;
  }

  and(other: IdSet): IdSet {
    const [small, large] = this.size <= other.size ? [this, other] : [other, this];
    if (large.size === this.bound) return small;
    if (small.#list) {
      const list = large.#list ? common(small.#list, large.#list) : small.#list.filter((id) => large.has(id));
      return new IdSet(this.bound, list.length, list, undefined);
    }
    const [bits, others] = [small.#toBits().slice(), large.#toBits()];
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
    return IdSet.#ofBits(bits, this.bound);
  }

  or(other: IdSet): IdSet {
    const [small, large] = this.size <= other.size ? [this, other] : [other, this];
    if (small.size === 0 || large.size === this.bound) return large;
    if (this.#list && other.#list) return IdSet.ofLists([this.#list, other.#list], this.bound);
    const [bits, others] = [this.#toBits().slice(), other.#toBits()];
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
    return IdSet.#ofBits(bits, this.bound);
  }

  /** Returns the ids below the bound that are not in the set. */
  not(): IdSet {
    const bits = this.#toBits().map((word) => ~word);
    const last = this.bound & 31;
    if (last > 0) bits[bits.length - 1] = (bits.at(-1) ?? 0) & ((1 << last) - 1);
    return IdSet.#ofBits(bits, this.bound);
  }

  filter(accepts: (id: number) => boolean): IdSet {
    return IdSet.ofAscending(this.toList().filter(accepts), this.bound);
  }

  /** Returns the ids, ascending. */
  toList(): Uint32Array {
    return this.#list ?? listOf(this.#toBits(), this.size);
  }

  /** Returns the ids from one position to another of the ascending list. */
  slice(start: number, end: number): readonly number[] {
    return [...(this.#bits ? listOf(this.#bits, end - start, start) : (this.#list ?? EMPTY).subarray(start, end))];
  }

  #toBits(): Int32Array {
    return this.#bits ?? bitsOf([this.#list ?? EMPTY], this.bound);
  }
}

const EMPTY = new Uint32Array(0);

const wordsFor = (bound: number): number => (bound + 31) >>> 5;

/** Returns true when a list of this length takes no more memory than bits. */
const isSparse = (size: number, bound: number): boolean => size <= wordsFor(bound);

function bitsOf(lists: readonly Uint32Array[], bound: number): Int32Array {
  const bits = new Int32Array(wordsFor(bound));
  for (const list of lists) {
    // An iterator over a hundred thousand ids costs more than the loop itself until it has been compiled.
    for (let index = 0; index < list.length; index += 1) {
      const id = list[index] ?? 0;
      bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << id);
    }
  }
  return bits;
}

/** Returns the ids of set bits, ascending: at most `most` of them, without the first `skipped`. */
function listOf(bits: Int32Array, most: number, skipped = 0): Uint32Array {
  const list = new Uint32Array(most);
  let toSkip = skipped;
  let length = 0;
  for (let word = 0; word < bits.length && length < most; word += 1) {
    let rest = bits[word] ?? 0;
    const count = bitCount(rest);
    if (count <= toSkip) {
      toSkip -= count;
      continue;
    }
    for (; rest !== 0 && length < most; rest &= rest - 1) {
      if (toSkip > 0) toSkip -= 1;
      else list[length++] = 32 * word + 31 - Math.clz32(rest & -rest);
    }
  }
  return list.subarray(0, length);
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Spreads sixteen bits to the even positions of 32. */
function spread(half: number): number {
  const bytes = (half | (half << 8)) & 0x00ff00ff;
  const fours = (bytes | (bytes << 4)) & 0x0f0f0f0f;
  const pairs = (fours | (fours << 2)) & 0x33333333;
  return (pairs | (pairs << 1)) & 0x55555555;
}

/** Returns the intersection of two lists by galloping search: the long list is not read through. */
function common(short: Uint32Array, long: Uint32Array): Uint32Array {
  let from = 0;
  return short.filter((id) => {
    from = firstAtLeast(long, id, from);
    return long[from] === id;
  });
}

/** Returns the first position, from `from` on, at which an ascending list has at least this id. */
function firstAtLeast(list: Uint32Array, id: number, from: number): number {
  let step = 1;
  let high = from;
  let low = from;
  while (high < list.length && (list[high] ?? 0) < id) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
