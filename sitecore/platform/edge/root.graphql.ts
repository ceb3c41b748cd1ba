/** GraphQL root fields and shared types. */
export const rootSchema = /* GraphQL */ `
  scalar JSON
  scalar Long
  scalar Any

  type Query {
    "The layout of the page at a path of a site."
    layout(site: String!, routePath: String!, language: String!): LayoutData
    "An item by its path or its id, in any of Sitecore's formats."
    item(path: String, language: String!, version: String): Item
    search(
      where: ItemSearchPredicateInput!
      first: Int = 10
      after: String
      orderBy: ItemSearchOrderByInput
    ): ItemSearchResults
    site: SiteData
  }

  type LayoutData {
    item: Item
  }

  type PageInfo {
    endCursor: String!
    hasNext: Boolean!
  }
`;
