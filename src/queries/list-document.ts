import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Fields } from '#sitecore/definitions/template.ts';

interface ListDocument {
  /** Name of its operation. */
  readonly name: string;
  /** The fields that it selects of each item. */
  readonly fields: Fields;
  /** Further members that it selects of each item, as GraphQL. */
  readonly selects?: string;
  /** The order of the items; that of the variable `orderBy` by default. */
  readonly orderBy?: string;
}

/** Returns a document that searches for a page of the items that match the variable `where`, for `readListedItems`. */
export function listDocument({ name, fields, selects = '', orderBy }: ListDocument): string {
  const order = orderBy === undefined ? '$orderBy: ItemSearchOrderByInput, ' : '';
  const selected = Object.keys(fields).map((field) => `${field}: field(name: "${field}") { jsonValue }`);
  return `
  query ${name}($where: ItemSearchPredicateInput!, ${order}$first: Int!, $after: String) {
    search(where: $where, orderBy: ${orderBy ?? '$orderBy'}, first: $first, after: $after) {
      total
      pageInfo { endCursor hasNext }
      results {
        id
        url { path }
        ${[selects, ...selected].filter((part) => part !== '').join('\n        ')}
      }
    }
  }
`;
}

interface ListScope {
  readonly language: Language;
  /** Id of an item. */
  readonly root: string;
}

/** Returns the conditions of the items of a template below an item. */
export const itemsBelow = ({ language, root }: ListScope, template: { readonly id: string }) => [
  { name: '_language', value: language },
  { name: '_path', value: root, operator: 'CONTAINS' },
  { name: '_templates', value: formatGuid(template.id, 'N'), operator: 'CONTAINS' },
];

/** Returns a condition of a field that contains a value; none without a value. */
export const contains = (name: string, value: string | undefined) =>
  value === undefined || value === '' ? [] : [{ name, value, operator: 'CONTAINS' }];
