import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';

/** An id of Sitecore's. */
export const ID = '{6F3B0C5A-0C1D-4B57-9F0E-2A5D1C7E9B11}';

const GRID = { GridParameters: 'col-12', FieldNames: 'Default' };

/** Returns a rendering as a Sitecore sends it. */
export const block = (
  componentName: string,
  fields: Json | undefined,
  params: JsonObject = {},
  more: JsonObject = {},
) => ({
  uid: guidOf(JSON.stringify([componentName, fields, params, more])),
  componentName,
  dataSource: fields === undefined ? '' : ID,
  params: { ...GRID, ...params },
  ...(fields !== undefined && { fields }),
  ...more,
});

/** Returns a RichText. */
export const text = (value: string, params?: JsonObject) => block('RichText', { Text: { value } }, params);

/** Returns the JSON of a link field. */
export const linkOf = (value: JsonObject): JsonObject => ({
  value: { linktype: 'internal', text: '', anchor: '', class: '', title: '', target: '', querystring: '', ...value },
});

/** Returns the title and the path of a page, as SXA's Title queries them. */
export const titled = (value: string, path: string): JsonObject => ({
  url: { path, siteName: 'rukn' },
  field: { jsonValue: { value } },
});

/** Returns the result of SXA's query of a list of links. */
export const links = (title: Json, fields: readonly Json[]): JsonObject => ({
  data: {
    datasource: {
      field: { title },
      children: { results: fields.map((link) => (link === null ? null : { field: { link } })) },
    },
  },
});

/** Returns a page of SXA's Navigation. */
export const page = (
  name: string,
  Href: string,
  Children: readonly JsonObject[] = [],
  Querystring = '',
): JsonObject => ({
  Id: `${ID}-${name}`,
  Styles: ['level1', 'item0'],
  DisplayName: name,
  Title: { value: `Title of ${name}` },
  NavigationTitle: { value: name },
  Href,
  Querystring,
  Children: [...Children],
});

/** Returns a Promo; fields that are not given are empty. */
export const promo = (fields: JsonObject, params?: JsonObject) =>
  block(
    'Promo',
    { PromoIcon: { value: {} }, PromoText2: { value: '' }, PromoLink: linkOf({ href: '' }), ...fields },
    params,
  );

/** Returns a rendering with placeholders. */
export const holder = (name: string, placeholders: JsonObject, params: JsonObject = {}) =>
  block(name, undefined, params, { placeholders });
