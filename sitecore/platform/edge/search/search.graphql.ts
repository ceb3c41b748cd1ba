/** GraphQL types of the search over the items of the tree, each in each language. */
export const searchSchema = /* GraphQL */ `
  "A condition or a combination of conditions; empty ones are ignored."
  input ItemSearchPredicateInput {
    "A field, or _path, _templates, _template, _language, _name, _parent, _hasLayout, _latestversion."
    name: String
    value: String
    operator: ItemSearchOperator
    AND: [ItemSearchPredicateInput]
    OR: [ItemSearchPredicateInput]
  }

  enum ItemSearchOperator {
    EQ
    CONTAINS
    NEQ
    NCONTAINS
    LT
    LTE
    GT
    GTE
  }

  input ItemSearchOrderByInput {
    name: String!
    direction: OrderByDirection
  }

  enum OrderByDirection {
    ASC
    DESC
  }

  type ItemSearchResults {
    total: Int!
    pageInfo: PageInfo!
    results: [Item]!
  }
`;
