import { z } from 'zod';
import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import { type Language, perLanguage } from '#sitecore/definitions/language.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import type { Item } from '../content/tree.ts';
import { isJsonArray, isJsonObject } from '../layout/json-values.ts';

/** A rendering in layout JSON. Only its uid and name are checked, so that a test can publish an invalid one. */
const rendering = z
  .record(z.string(), z.json())
  .refine(({ uid, componentName }) => typeof uid === 'string' && typeof componentName === 'string', {
    error: 'a rendering with uid and componentName',
  });

const localizedPage = z.strictObject({
  fields: z.record(z.string(), z.json()),
  placeholders: z.record(z.string(), z.array(rendering)),
});

/** Fields and renderings of a page as layout JSON, by language. */
const page = z.strictObject({ ar: localizedPage, en: localizedPage });

/** A layout as it is sent, whatever its shape, in both languages. */
const rawLayout = z.strictObject({ layout: z.record(z.string(), z.json()) });

/** A page that a test publishes. */
export const qaPage = z.union([page, rawLayout]);

export type QaPage = z.output<typeof qaPage>;

/** Creates the item of a test's page below the home page, whose children do not include it. */
export function qaItem(url: string, home: Item): Item {
  const path = `${home.path}${url}`;
  const name = url.slice(url.lastIndexOf('/') + 1);
  return {
    id: guidOf(path),
    path,
    name,
    displayName: perLanguage(() => name),
    template: pageTemplate,
    parent: home,
    children: [],
    fields: new Map(),
    url,
    placeholders: { 'headless-main': [] },
    media: undefined,
    version: 1,
  };
}

/** Returns the layout of a test's page: its own, or that of the site with its fields, and its renderings after the site's. */
export const layoutOf = (layout: JsonObject, page: QaPage, language: Language): JsonObject =>
  'layout' in page ? page.layout : withPage(layout, page[language]);

function withPage(layout: JsonObject, { fields, placeholders }: z.output<typeof localizedPage>): JsonObject {
  const sitecore = objectOf(layout.sitecore);
  const route = objectOf(sitecore.route);
  const shared = objectOf(route.placeholders);
  const filled = Object.entries(placeholders).map(([name, added]): [string, readonly Json[]] => [
    name,
    [...listOf(shared[name]), ...added],
  ]);
  return {
    sitecore: {
      ...sitecore,
      route: {
        ...route,
        fields: { ...objectOf(route.fields), ...fields },
        placeholders: { ...shared, ...Object.fromEntries(filled) },
      },
    },
  };
}

const objectOf = (json: Json | undefined): JsonObject => (isJsonObject(json) ? json : {});

const listOf = (json: Json | undefined): readonly Json[] => (isJsonArray(json) ? json : []);
