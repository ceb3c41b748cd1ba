import { z } from 'zod';
import { queryRendering } from '../rendering.ts';

const page = z
  .object({ displayName: z.string(), url: z.object({ path: z.string() }) })
  .nullish()
  .catch(undefined);
const result = z.object({ item: z.object({ displayName: z.string(), ancestors: z.array(page).nullish() }) });

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
    // A page that is gone costs itself alone.
    const above = (item.ancestors ?? []).flatMap((one) =>
      one ? [{ title: one.displayName, href: scope.href(one.url.path) }] : [],
    );
    return { title: item.displayName, above: above.reverse() };
  },
});
