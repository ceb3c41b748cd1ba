/** A listed item, as far as views read it. */
export interface Item<F> {
  readonly id: string;
  readonly fields: F;
}

/** Returns listed items with their fields alone. */
export const itemsWithoutId = <F>(items: readonly Item<F>[]): readonly Pick<Item<F>, 'fields'>[] =>
  items.map(({ fields }) => ({ fields }));
