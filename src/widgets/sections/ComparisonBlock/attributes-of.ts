import type { NameValue } from '#sitecore/definitions/fields/name-value-list.ts';

interface Compared {
  readonly fields: { readonly DetailsList: readonly NameValue[] };
}

/** Names of the attributes of all items, each once, in the order in which the items name them. */
export const attributesOf = (items: readonly Compared[]): readonly string[] => [
  ...new Set(items.flatMap(({ fields }) => fields.DetailsList.map(({ name }) => name))),
];
