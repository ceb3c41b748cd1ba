/** Members of every item, whatever its template. */
export const ITEM_MEMBERS = /* GraphQL */ `
    id(format: String = "N"): ID!
    name: String!
    displayName: String
    path: String!
    version: Int!
    itemUri: String!
    language: ItemLanguage!
    "The item in the other languages."
    languages: [Item]!
    template: ItemTemplate!
    url: ItemUrl!
    "One field by name or id; null when the template has no such field."
    field(name: String!): ItemField
    fields(ownFields: Boolean = false): [ItemField]!
    "hasLayout: true only pages, false only other items, null both."
    children(hasLayout: Boolean, includeTemplateIDs: [String], first: Int = 10, after: String): ItemSearchResults!
    hasChildren(hasLayout: Boolean, includeTemplateIDs: [String]): Boolean!
    "The nearest first; includeTemplateIDs matches base templates too."
    ancestors(hasLayout: Boolean, includeTemplateIDs: [String]): [Item]!
    parent: Item
    "The layout service's response for the page; JSON's null for an item that is no page."
    rendered: JSON!
`;

/** GraphQL types of items, their templates and URLs. */
export const itemSchema = /* GraphQL */ `
  interface Item {
    ${ITEM_MEMBERS}
  }

  "An item whose template has no type of its own."
  type UnknownItem implements Item {
    ${ITEM_MEMBERS}
  }

  type ItemLanguage {
    name: String!
    displayName: String!
    englishName: String!
    nativeName: String!
  }

  type ItemTemplate {
    id(format: String = "N"): ID!
    name: String!
    fields: [ItemTemplateField]
    ownFields: [ItemTemplateField]
    baseTemplates: [ItemTemplate]
  }

  type ItemTemplateField {
    id(format: String = "N"): ID
    name: String!
    title: String!
    type: String!
    section: String!
    sectionSortOrder: Int!
    sortOrder: Int!
    source: String!
    shared: Boolean!
    unversioned: Boolean!
  }

  type ItemUrl {
    "The path without language prefix, which the site adds."
    path: String!
    siteName: String!
    hostName: String!
    scheme: String!
    url: String!
  }
`;
