import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import { type Check, problemsOr } from './check.ts';
import { namedTemplates } from './named-templates.ts';

/** A template is there when it is published itself, or when the search finds an item of it: the embedded platform has no template items. */
const TEXT = /* GraphQL */ `
  query TemplateItems($id: String!, $template: String!, $language: String!) {
    item(path: $id, language: $language) {
      id
    }
    search(where: { AND: [{ name: "_templates", value: $template, operator: CONTAINS }] }, first: 1) {
      total
    }
  }
`;

const result = z.object({
  item: z.object({ id: z.string() }).nullish(),
  search: z.object({ total: z.number() }).nullish(),
});

/** Check of the templates that the site's queries name. */
export const templateCheck: Check = {
  name: 'templates',
  anchor: 'templates',
  needs: ['graphql'],
  run: async (connection) => {
    const named = await namedTemplates();
    const absent = await Promise.all(
      named.map(async ({ id, name }) => {
        const variables = { id: formatGuid(id, 'B'), template: id, language: DEFAULT_LANGUAGE };
        const { item, search } = result.parse(await connection.query(TEXT, variables));
        return item || (search?.total ?? 0) > 0 ? [] : [`${name} ${formatGuid(id, 'B')}`];
      }),
    );
    const problems = absent.flat();
    return problemsOr(
      problems.map((one) => `there is neither the template nor an item of ${one}`),
      `${named.length} that the site's queries name`,
    );
  },
};
