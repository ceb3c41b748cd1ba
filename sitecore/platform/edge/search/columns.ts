import { type Asked, type Column, IdColumn, NumberColumn, type OrderKeys, type Sought, TextColumn } from './column.ts';
import { Inverter } from './inverted.ts';
import { type NumberSet } from './number-set.ts';
import type { ReadNumber, SearchValue } from './search-value.ts';

/** A field by its name: one column for each kind of value that templates give to a field of that name. */
export class Columns {
  readonly #columns: readonly [Column, ...Column[]];

  constructor(columns: readonly [Column, ...Column[]]) {
    this.#columns = columns;
  }

  /** The items that a condition holds for. */
  matching(asked: Asked, sought: Sought): NumberSet {
    return this.#columns.map((column) => column.matching(asked, sought)).reduce((all, some) => all.or(some));
  }

  get order(): readonly OrderKeys[] {
    return this.#columns.map(({ order }) => order);
  }
}

interface Numbers {
  readonly values: Inverter<number>;
  readonly empty: number[];
}

/** Sorts the values of items, which come in ascending order of their numbers, into columns. */
export class ColumnsWriter {
  readonly #texts = new Inverter<string>();
  readonly #numbers = new Map<ReadNumber, Numbers>();
  readonly #ids = new Inverter<string>();
  readonly #firstIds = new Inverter<string>();
  readonly #withoutIds: number[] = [];
  readonly #kinds = new Set<SearchValue['is']>();

  add(number: number, held: SearchValue): void {
    this.#kinds.add(held.is);
    if (held.is === 'text') this.#texts.add(number, held.value);
    else if (held.is === 'ids') this.#addIds(number, held.values);
    else {
      const numbers = this.#numbers.get(held.read) ?? { values: new Inverter<number>(), empty: [] };
      this.#numbers.set(held.read, numbers);
      if (held.value === undefined) numbers.empty.push(number);
      else numbers.values.add(number, held.value);
    }
  }

  /** The columns of what was added; undefined when nothing was. */
  done(bound: number): Columns | undefined {
    const [first, ...others]: Column[] = [
      ...(this.#kinds.has('text') ? [new TextColumn(this.#texts, bound)] : []),
      ...(this.#kinds.has('ids') ? [new IdColumn(this.#ids, this.#firstIds, this.#withoutIds, bound)] : []),
      ...[...this.#numbers].map(([read, { values, empty }]) => new NumberColumn(values, empty, bound, read)),
    ];
    return first && new Columns([first, ...others]);
  }

  #addIds(number: number, ids: readonly string[]): void {
    const [first] = ids;
    if (first === undefined) this.#withoutIds.push(number);
    else this.#firstIds.add(number, first);
    for (const id of ids) this.#ids.add(number, id);
  }
}
