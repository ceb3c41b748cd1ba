import { z } from 'zod';
import { asField, type DecodeScope } from '../fields/kind.ts';
import { link, type LinkValue } from '../fields/link.ts';
import { text, type TextValue } from '../fields/text.ts';
import { queryRendering } from '../rendering.ts';
import { variantParams } from '../sxa.ts';
import { listOfLinks } from '../templates/link-list.ts';

/** A list of links in a view. */
interface LinkList {
  readonly title: TextValue;
  readonly links: readonly LinkValue[];
}

const linkField = link();
const listed = z
  .object({ field: z.object({ link: z.json() }).nullish() })
  .nullish()
  .catch(undefined);
const result = z.object({
  datasource: z
    .object({
      children: z.object({ results: z.array(listed) }).nullish(),
      field: z.object({ title: z.json() }).nullish(),
    })
    .nullish(),
});

/** SXA's LinkList: a title, and the links of the child items. */
export const linkList = queryRendering('LinkList', {
  datasource: listOfLinks,
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
  params: variantParams,
  data: readList,
});

function readList(json: unknown, scope: DecodeScope): LinkList {
  const { datasource } = result.parse(json);
  return {
    title: text().decode(asField(datasource?.field?.title), scope),
    links: (datasource?.children?.results ?? []).flatMap((entry) =>
      entry?.field?.link ? [linkField.decode(asField(entry.field.link), scope)] : [],
    ),
  };
}
