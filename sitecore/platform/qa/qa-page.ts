import { z } from 'zod';
import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import { perLanguage } from '#sitecore/definitions/language.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import type { Item } from '../content/tree.ts';
import { isJsonArray, isJsonObject } from '../layout/json-values.ts';

/** A rendering as layouts carry it. What is in it is the test's affair: a wrong one is worth testing too. */
const rendering = z
  .record(z.string(), z.json())
  .refine(({ uid, componentName }) => typeof uid === 'string' && typeof componentName === 'string', {
    error: 'a rendering with uid and componentName',
  });

const localizedPage = z.strictObject({
  fields: z.record(z.string(), z.json()),
  placeholders: z.record(z.string(), z.array(rendering)),
});

/** A page that a test puts into the layout service: its own fields and renderings, as layout JSON. */
export const qaPage = z.strictObject({ ar: localizedPage, en: localizedPage });

export type QaPage = z.output<typeof qaPage>;

/** A test's page as an item: below the home page, whose list of children does not have it. */
export function qaItem(address: string, home: Item): Item {
  const path = `${home.path}${address}`;
  const name = address.slice(address.lastIndexOf('/') + 1);
  return {
    id: guidOf(path),
    path,
    name,
    displayName: perLanguage(() => name),
    template: pageTemplate,
    parent: home,
    children: [],
    fields: new Map(),
    url: address,
    placeholders: { 'headless-main': [] },
    media: undefined,
    version: 1,
  };
}

/** A layout with a test's fields and renderings in it, behind what the site has on every page. */
export function withPage(layout: JsonObject, { fields, placeholders }: QaPage['ar']): JsonObject {
  const sitecore = objectOf(layout.sitecore);
  const route = objectOf(sitecore.route);
  const shared = objectOf(route.placeholders);
  const filled = Object.entries(placeholders).map(([name, own]): [string, readonly Json[]] => [
    name,
    [...listOf(shared[name]), ...own],
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
