/** A listed item, as far as views read it. */
export interface Item<F> {
  readonly id: string;
  readonly fields: F;
}

/** Returns listed items with their ids and fields alone. */
export const itemsWithId = <F>(items: readonly Item<F>[]): readonly Item<F>[] =>
  items.map(({ id, fields }) => ({ id, fields }));
