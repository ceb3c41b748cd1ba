import { queryRendering } from '#sitecore/definitions/rendering.ts';

/** SXA's Title: the title and path of its datasource and of the page. */
export const sxaTitle = queryRendering('Title', {
  query: /* GraphQL */ `
    query ($datasource: String!, $contextItem: String!, $language: String!) {
      datasource: item(path: $datasource, language: $language) {
        ...Titled
      }
      contextItem: item(path: $contextItem, language: $language) {
        ...Titled
      }
    }

    fragment Titled on Item {
      url {
        path
        siteName
      }
      field(name: "Title") {
        jsonValue
      }
    }
  `,
  data: (result: unknown): unknown => result,
});
