import { z } from 'zod';
import { asField, type DecodeScope } from '../fields/kind.ts';
import { text, type TextValue } from '../fields/text.ts';
import { queryRendering } from '../rendering.ts';
import { variantParams } from '../sxa.ts';

/** The title of a page in a view. */
interface PageTitle {
  readonly title: TextValue;
  /** Its address; "" for the title of the page that shows it. */
  readonly href: string;
}

const titled = z
  .object({ url: z.object({ path: z.string() }).nullish(), field: z.object({ jsonValue: z.json() }).nullish() })
  .nullish();
const result = z.object({ datasource: titled, contextItem: titled });

/** SXA's Title: the title of its datasource, or else of its page. */
export const title = queryRendering('Title', {
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
  params: variantParams,
  data: readTitle,
});

function readTitle(json: unknown, scope: DecodeScope): PageTitle {
  const { datasource, contextItem } = result.parse(json);
  const shown = datasource ?? contextItem;
  const [path, ownPath] = [shown?.url?.path ?? '', contextItem?.url?.path ?? ''];
  return {
    title: text().decode(asField(shown?.field?.jsonValue), scope),
    href: path === ownPath ? '' : scope.href(path),
  };
}
