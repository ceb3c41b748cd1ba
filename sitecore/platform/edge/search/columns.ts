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

/** The columns of a field's name: one for each kind that templates give to a field of that name. */
export class Columns {
  readonly #columns: readonly [Column, ...Column[]];

  constructor(columns: readonly [Column, ...Column[]]) {
    this.#columns = columns;
  }

  /** Returns the items that match a condition. */
  matching(operator: Operator, term: SearchTerm): IdSet {
    return this.#columns.map((column) => column.matching(operator, term)).reduce((all, some) => all.or(some));
  }

  get order(): readonly OrderKeys[] {
    return this.#columns.map(({ order }) => order);
  }
}

interface Numbers {
  readonly values: PostingsBuilder<number>;
  readonly empty: number[];
}

/** Builds columns from the values of items, which are added in ascending order of their ids. */
export class ColumnsBuilder {
  readonly #texts = new PostingsBuilder<string>();
  readonly #numbers = new Map<ReadNumber, Numbers>();
  readonly #guids = new PostingsBuilder<string>();
  readonly #firstGuids = new PostingsBuilder<string>();
  readonly #withoutGuids: number[] = [];
  readonly #kinds = new Set<SearchValue['is']>();

  add(id: number, held: SearchValue): void {
    this.#kinds.add(held.is);
    if (held.is === 'text') this.#texts.add(id, held.value);
    else if (held.is === 'guids') this.#addGuids(id, held.values);
    else {
      const numbers = this.#numbers.get(held.read) ?? { values: new PostingsBuilder<number>(), empty: [] };
      this.#numbers.set(held.read, numbers);
      if (held.value === undefined) numbers.empty.push(id);
      else numbers.values.add(id, held.value);
    }
  }

  /** Returns the columns of the added values; undefined when there are none. */
  build(bound: number): Columns | undefined {
    const [first, ...others]: Column[] = [
      ...(this.#kinds.has('text') ? [new TextColumn(this.#texts, bound)] : []),
      ...(this.#kinds.has('guids') ? [new GuidColumn(this.#guids, this.#firstGuids, this.#withoutGuids, bound)] : []),
      ...[...this.#numbers].map(([read, { values, empty }]) => new NumberColumn(values, empty, bound, read)),
    ];
    return first && new Columns([first, ...others]);
  }

  #addGuids(id: number, guids: readonly string[]): void {
    const [first] = guids;
    if (first === undefined) this.#withoutGuids.push(id);
    else this.#firstGuids.add(id, first);
    for (const guid of guids) this.#guids.add(id, guid);
  }
}
