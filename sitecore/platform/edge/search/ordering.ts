import type { OrderKeys } from './column.ts';
import { IdSet } from './id-set.ts';

/**
 * Ranks are built only when at least one id in this many has a key: for fewer they take more memory than they save
 * time.
 */
const RARE = 8;
/** A set with fewer than one in this many of the keyed ids is sorted by rank; a denser one is found by a walk. */
const SPARSE = 16;

/** The keys of items, and the id in the ordering of each item. */
export interface IdKeys {
  readonly order: OrderKeys;
  readonly idOf: (item: number) => number;
}

interface Entry {
  readonly key: string | number;
  readonly ids: Uint32Array;
}

/**
 * Ids sorted once by their keys: numeric keys before texts, ids of equal keys ascending, ids without a key last. A page
 * of a set is then found by a walk, or by sorting the ranks of the set alone.
 */
export class Ordering {
  readonly #bound: number;
  readonly #ids: Uint32Array;
  /** The start of each group of equal keys, and the end of the last. */
  readonly #starts: Uint32Array;
  readonly #keyed: IdSet;
  /** The group of each id, or the number of groups when it has no key. */
  readonly #ranks: Uint32Array | undefined;

  constructor(keys: readonly IdKeys[], collator: Intl.Collator, bound: number) {
    const groups = grouped(keys.flatMap(entriesOf), collator);
    this.#bound = bound;
    this.#starts = startsOf(groups);
    this.#ids = new Uint32Array(this.#starts.at(-1) ?? 0);
    for (const [group, ids] of groups.entries()) this.#ids.set(ids, this.#starts[group]);
    this.#keyed = IdSet.ofLists([this.#ids], bound);
    this.#ranks = this.#ids.length * RARE < bound ? undefined : ranksOf(groups, bound);
  }

  /** Returns the ids from one position to another of the set in this order. */
  slice(set: IdSet, start: number, end: number, descending: boolean): readonly number[] {
    if (this.#ranks && set.size * SPARSE < this.#ids.length)
      return this.#sorted(set, this.#ranks, descending).slice(start, end);
    const found: number[] = [];
    let position = 0;
    for (let index = 0; index < this.#starts.length - 1 && position < end; index += 1) {
      const group = descending ? this.#starts.length - 2 - index : index;
      for (let at = this.#starts[group] ?? 0; at < (this.#starts[group + 1] ?? 0) && position < end; at += 1) {
        const id = this.#ids[at] ?? 0;
        if (!set.has(id)) continue;
        if (position >= start) found.push(id);
        position += 1;
      }
    }
    if (position >= end) return found;
    const keyless = set.and(this.#keyed.not());
    return [...found, ...keyless.slice(Math.max(0, start - position), end - position)];
  }

  #sorted(set: IdSet, ranks: Uint32Array, descending: boolean): number[] {
    const groups = this.#starts.length - 1;
    const positions = Float64Array.from(set.toList(), (id) => {
      const rank = ranks[id] ?? groups;
      return (descending && rank < groups ? groups - 1 - rank : rank) * this.#bound + id;
    });
    return Array.from(positions.sort(), (position) => position % this.#bound);
  }
}

/** Returns the entries of keys that are not empty texts. */
const entriesOf = ({ order, idOf }: IdKeys): Entry[] =>
  [...order.keys.entries()].flatMap(([position, key]) =>
    key === '' ? [] : { key, ids: order.idsAt(position).map(idOf) },
  );

/** Groups the ids of equal keys, in the order of the keys. */
function grouped(entries: Entry[], collator: Intl.Collator): Uint32Array[] {
  const compare = (a: Entry, b: Entry): number => compareKeys(a.key, b.key, collator);
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries.sort(compare)) {
    const last = groups.at(-1);
    if (last && compare(last[0], entry) === 0) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map(([first, ...others]) => (others.length === 0 ? first.ids : merged([first, ...others])));
}

function merged(entries: readonly Entry[]): Uint32Array {
  const all = new Uint32Array(entries.reduce((sum, { ids }) => sum + ids.length, 0));
  let end = 0;
  for (const { ids } of entries) {
    all.set(ids, end);
    end += ids.length;
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
  for (const [group, ids] of groups.entries()) {
    end += ids.length;
    starts[group + 1] = end;
  }
  return starts;
}

function ranksOf(groups: readonly Uint32Array[], bound: number): Uint32Array {
  const ranks = new Uint32Array(bound).fill(groups.length);
  for (const [group, ids] of groups.entries()) for (const id of ids) ranks[id] = group;
  return ranks;
}
