import type { OrderKeys } from './column.ts';
import { IdSet } from './id-set.ts';

/** With fewer entries than one number in so many, ranks would take more memory than they save time. */
const RARE = 8;
/** A set with one in fewer of all entries than this is sorted by rank; on a walk, a denser one is met soon enough. */
const SPARSE = 16;

/** The keys of some items, and which number of the ordering stands for each of them. */
export interface NumberedKeys {
  readonly order: OrderKeys;
  readonly idOf: (item: number) => number;
}

interface Entry {
  readonly key: string | number;
  readonly numbers: Uint32Array;
}

/**
 * Numbers in the order of their keys, sorted once: numbers before texts, equal ones ascending, those without a key
 * last. A page of a set is then found by a walk, or by sorting the ranks of the set alone.
 */
export class Ordering {
  readonly #bound: number;
  readonly #numbers: Uint32Array;
  /** Where each group of equal keys begins, and the end of the last. */
  readonly #starts: Uint32Array;
  readonly #keyed: IdSet;
  /** The group of each number, or the number of groups when it has no key. */
  readonly #ranks: Uint32Array | undefined;

  constructor(keys: readonly NumberedKeys[], collator: Intl.Collator, bound: number) {
    const groups = grouped(keys.flatMap(entriesOf), collator);
    this.#bound = bound;
    this.#starts = startsOf(groups);
    this.#numbers = new Uint32Array(this.#starts.at(-1) ?? 0);
    for (const [group, numbers] of groups.entries()) this.#numbers.set(numbers, this.#starts[group]);
    this.#keyed = IdSet.ofLists([this.#numbers], bound);
    this.#ranks = this.#numbers.length * RARE < bound ? undefined : ranksOf(groups, bound);
  }

  /** What a list of the whole set in this order would hold from one place to another. */
  slice(set: IdSet, start: number, end: number, descending: boolean): readonly number[] {
    if (this.#ranks && set.size * SPARSE < this.#numbers.length)
      return this.#sorted(set, this.#ranks, descending).slice(start, end);
    const found: number[] = [];
    let place = 0;
    for (let index = 0; index < this.#starts.length - 1 && place < end; index += 1) {
      const group = descending ? this.#starts.length - 2 - index : index;
      for (let at = this.#starts[group] ?? 0; at < (this.#starts[group + 1] ?? 0) && place < end; at += 1) {
        const number = this.#numbers[at] ?? 0;
        if (!set.has(number)) continue;
        if (place >= start) found.push(number);
        place += 1;
      }
    }
    if (place >= end) return found;
    const keyless = set.and(this.#keyed.not());
    return [...found, ...keyless.slice(Math.max(0, start - place), end - place)];
  }

  #sorted(set: IdSet, ranks: Uint32Array, descending: boolean): number[] {
    const groups = this.#starts.length - 1;
    const places = Float64Array.from(set.toList(), (number) => {
      const rank = ranks[number] ?? groups;
      return (descending && rank < groups ? groups - 1 - rank : rank) * this.#bound + number;
    });
    return Array.from(places.sort(), (place) => place % this.#bound);
  }
}

/** Empty texts are no keys. */
const entriesOf = ({ order, idOf }: NumberedKeys): Entry[] =>
  [...order.keys.entries()].flatMap(([place, key]) =>
    key === '' ? [] : { key, numbers: order.idsAt(place).map(idOf) },
  );

/** The numbers of equal keys together, the groups in the order of their keys. */
function grouped(entries: Entry[], collator: Intl.Collator): Uint32Array[] {
  const compare = (a: Entry, b: Entry): number => compareKeys(a.key, b.key, collator);
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries.sort(compare)) {
    const last = groups.at(-1);
    if (last && compare(last[0], entry) === 0) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map(([first, ...others]) => (others.length === 0 ? first.numbers : merged([first, ...others])));
}

function merged(entries: readonly Entry[]): Uint32Array {
  const all = new Uint32Array(entries.reduce((sum, { numbers }) => sum + numbers.length, 0));
  let end = 0;
  for (const { numbers } of entries) {
    all.set(numbers, end);
    end += numbers.length;
  }
  return all.sort();
}

function compareKeys(a: string | number, b: string | number, collator: Intl.Collator): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : collator.compare(a, b);
}

function startsOf(groups: readonly Uint32Array[]): Uint32Array {
  const starts = new Uint32Array(groups.length + 1);
  let end = 0;
  for (const [group, numbers] of groups.entries()) {
    end += numbers.length;
    starts[group + 1] = end;
  }
  return starts;
}

function ranksOf(groups: readonly Uint32Array[], bound: number): Uint32Array {
  const ranks = new Uint32Array(bound).fill(groups.length);
  for (const [group, numbers] of groups.entries()) for (const number of numbers) ranks[number] = group;
  return ranks;
}
