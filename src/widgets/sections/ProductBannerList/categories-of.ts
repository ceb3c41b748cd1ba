interface Categorised {
  readonly fields: { readonly Category: { readonly value: string } };
}

/** Items by category: each category once, in the order of its first item. */
export function categoriesOf<Item extends Categorised>(
  items: readonly Item[],
): readonly { readonly category: string; readonly items: readonly Item[] }[] {
  const names = new Set(items.map(({ fields }) => fields.Category.value));
  return [...names].map((category) => ({
    category,
    items: items.filter(({ fields }) => fields.Category.value === category),
  }));
}
