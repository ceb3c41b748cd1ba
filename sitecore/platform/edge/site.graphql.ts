/** GraphQL types of a site: pages, phrases, error pages, redirects, robots and sitemap. */
export const siteSchema = /* GraphQL */ `
  type SiteData {
    siteInfo(site: String!): SiteInfo
    siteInfoCollection: [SiteInfo]
    allSiteInfo(pageNumber: Int = 1, pageSize: Int = 500): SiteInfoResult
  }

  type SiteInfoResult {
    total: Int!
    results: [SiteInfo]!
  }

  type SiteInfo {
    name: String!
    rootPath: String!
    hostname: String
    language: String
    robots: String
    "Absolute URLs."
    sitemap: [String]
    redirects: [RedirectInfo]!
    errorHandling(language: String!): ErrorHandlingInfo
    "The paths of pages, without the error pages."
    routes(
      language: String!
      includedPaths: [String]
      excludedPaths: [String]
      first: Int = 10
      after: String
    ): RoutesResult
    dictionary(language: String!, first: Int = 500, after: String): DictionaryResult
    attributes: [KeyValuePair]
  }

  type RedirectInfo {
    pattern: String!
    target: String!
    redirectType: RedirectType!
    isQueryStringPreserved: Boolean!
    locale: String!
  }

  enum RedirectType {
    REDIRECT_301
    REDIRECT_302
    SERVER_TRANSFER
  }

  type ErrorHandlingInfo {
    notFoundPage: Item
    notFoundPagePath: String!
    serverErrorPage: Item
    serverErrorPagePath: String!
  }

  type RoutesResult {
    total: Int!
    pageInfo: PageInfo!
    results: [Route]!
  }

  type Route {
    routePath: String!
    route: Item!
  }

  type DictionaryResult {
    total: Int!
    pageInfo: PageInfo!
    results: [KeyValuePair]!
  }

  type KeyValuePair {
    key: String!
    value: Any
  }
`;
