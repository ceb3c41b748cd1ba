import {
  type Operator,
  type Column,
  GuidColumn,
  NumberColumn,
  type OrderKeys,
  type SearchTerm,
  TextColumn,
} from './column.ts';
import { PostingsBuilder } from './postings-index.ts';
import { type IdSet } from './id-set.ts';
import type { ReadNumber, SearchValue } from './search-value.ts';

/** A field by its name: one column for each kind of value that templates give to a field of that name. */
export class Columns {
  readonly #columns: readonly [Column, ...Column[]];

  constructor(columns: readonly [Column, ...Column[]]) {
    this.#columns = columns;
  }

  /** The items that a condition holds for. */
  matching(asked: Operator, sought: SearchTerm): IdSet {
    return this.#columns.map((column) => column.matching(asked, sought)).reduce((all, some) => all.or(some));
  }

  get order(): readonly OrderKeys[] {
    return this.#columns.map(({ order }) => order);
  }
}

interface Numbers {
  readonly values: PostingsBuilder<number>;
  readonly empty: number[];
}

/** Sorts the values of items, which come in ascending order of their numbers, into columns. */
export class ColumnsBuilder {
  readonly #texts = new PostingsBuilder<string>();
  readonly #numbers = new Map<ReadNumber, Numbers>();
  readonly #guids = new PostingsBuilder<string>();
  readonly #firstGuids = new PostingsBuilder<string>();
  readonly #withoutGuids: number[] = [];
  readonly #kinds = new Set<SearchValue['is']>();

  add(number: number, held: SearchValue): void {
    this.#kinds.add(held.is);
    if (held.is === 'text') this.#texts.add(number, held.value);
    else if (held.is === 'ids') this.#addGuids(number, held.values);
    else {
      const numbers = this.#numbers.get(held.read) ?? { values: new PostingsBuilder<number>(), empty: [] };
      this.#numbers.set(held.read, numbers);
      if (held.value === undefined) numbers.empty.push(number);
      else numbers.values.add(number, held.value);
    }
  }

  /** The columns of what was added; undefined when nothing was. */
  build(bound: number): Columns | undefined {
    const [first, ...others]: Column[] = [
      ...(this.#kinds.has('text') ? [new TextColumn(this.#texts, bound)] : []),
      ...(this.#kinds.has('ids') ? [new GuidColumn(this.#guids, this.#firstGuids, this.#withoutGuids, bound)] : []),
      ...[...this.#numbers].map(([read, { values, empty }]) => new NumberColumn(values, empty, bound, read)),
    ];
    return first && new Columns([first, ...others]);
  }

  #addGuids(number: number, ids: readonly string[]): void {
    const [first] = ids;
    if (first === undefined) this.#withoutGuids.push(number);
    else this.#firstGuids.add(number, first);
    for (const id of ids) this.#guids.add(number, id);
  }
}
