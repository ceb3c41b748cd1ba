/** GraphQL types of a site: pages, phrases, error pages, redirects, robots and sitemap. */
export const siteSchema = /* GraphQL */ `
  type SiteData {
    siteInfo(site: String!): SiteInfo
    siteInfoCollection: [SiteInfo]
    allSiteInfo(pageNumber: Int = 1, pageSize: Int = 500): SiteInfoResults
  }

  type SiteInfoResults {
    total: Int!
    results: [SiteInfo]!
  }

  type SiteInfo {
    name: String!
    rootPath: String!
    hostname: String!
    language: String!
    robots: String
    "Absolute URLs."
    sitemap: [String]
    redirects: [RedirectInfo]
    errorHandling(language: String!): ErrorHandling
    "The paths of pages, without the error pages."
    routes(
      language: String!
      includedPaths: [String]
      excludedPaths: [String]
      first: Int = 10
      after: String
    ): RouteResults
    dictionary(language: String!, first: Int = 500, after: String): DictionaryResults
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

  type ErrorHandling {
    notFoundPage: Item
    notFoundPagePath: String!
    serverErrorPage: Item
    serverErrorPagePath: String!
  }

  type RouteResults {
    total: Int!
    pageInfo: PageInfo!
    results: [RouteInfo]
  }

  type RouteInfo {
    routePath: String!
    route: Item
  }

  type DictionaryResults {
    total: Int!
    pageInfo: PageInfo!
    results: [KeyValuePair]
  }

  type KeyValuePair {
    key: String!
    value: String!
  }
`;
