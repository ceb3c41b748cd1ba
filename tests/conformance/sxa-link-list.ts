import { link } from '#sitecore/definitions/fields/link.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { queryRendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';

export const linkListTemplate = template('Link List Of SXA', { Title: text() });

export const linkListLink = template('Link List Link', { Link: link() });

/** SXA's LinkList: a title, and the links of the child items. */
export const sxaLinkList = queryRendering('LinkList', {
  datasource: linkListTemplate,
  query: /* GraphQL */ `
    query ($datasource: String!, $language: String!) {
      datasource: item(path: $datasource, language: $language) {
        children(hasLayout: false, first: 50) {
          results {
            field(name: "Link") {
              ... on LinkField {
                link: jsonValue
              }
            }
          }
        }
        field(name: "Title") {
          ... on TextField {
            title: jsonValue
          }
        }
      }
    }
  `,
  data: (result: unknown): unknown => result,
});
