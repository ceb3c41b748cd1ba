import { z } from 'zod';
import { queryRendering } from '../rendering.ts';

const result = z.object({
  item: z.object({
    displayName: z.string(),
    ancestors: z.array(z.object({ displayName: z.string(), url: z.object({ path: z.string() }) })),
  }),
});

/** The ancestor pages of a page, the nearest last, and the page itself. */
export const breadcrumbs = queryRendering('Breadcrumbs', {
  query: /* GraphQL */ `
    query Breadcrumbs($contextItem: String!, $language: String!) {
      item(path: $contextItem, language: $language) {
        displayName
        ancestors(hasLayout: true) {
          displayName
          url {
            path
          }
        }
      }
    }
  `,
  data: (json, scope) => {
    const { item } = result.parse(json);
    const above = item.ancestors.map(({ displayName, url }) => ({ title: displayName, href: scope.href(url.path) }));
    return { title: item.displayName, above: above.reverse() };
  },
});
