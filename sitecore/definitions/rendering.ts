import { builderForm } from './fields/builder-form.ts';
import type { AnyTemplate, DecodeScope } from './fields/kind.ts';
import { navigation } from './fields/navigation.ts';
import { queryResult, type ReadQueryResult } from './fields/query-result.ts';
import { guidOf } from './guid.ts';
import type { Json, JsonObject } from './json.ts';
import { booleanParam, pageParam, type Params, textParam } from './params.ts';
import { decodeFields, type Fields, type FieldsView, type Template } from './template.ts';

/** A GraphQL query that the layout service runs for a rendering, with `$datasource`, `$contextItem` and `$language`. */
export interface IntegratedQuery {
  readonly query: string;
}

/**
 * Source of a rendering's `fields`: those of its datasource; those and the datasource's children; the pages of the site,
 * as a list; the form that its datasource declares; or the result of a query, as `data`.
 */
type Contents = 'datasource' | 'children' | 'navigation' | 'form' | IntegratedQuery;

/** A rendering: its Sitecore name, its datasource, fields, parameters and placeholders. */
export interface Rendering<F extends Fields = Fields, P extends Params = Params> {
  readonly name: string;
  readonly id: string;
  readonly datasource: AnyTemplate | undefined;
  /** The fields of its layout JSON: those of the datasource, or the result of its query. */
  readonly fields: F;
  readonly params: P;
  /** Placeholder names; one ending in `{*}` stands for any number of them. */
  readonly placeholders: readonly string[];
  readonly contents: Contents;
  /** True for one that shows the fields of its page where it has no datasource. */
  readonly showsPage: boolean;
}

interface RenderingOptions<F extends Fields, P extends Params> {
  readonly datasource?: Template<F>;
  readonly params?: P;
  readonly placeholders?: readonly string[];
  /** False by default. */
  readonly showsPage?: boolean;
}

type EmptyRecord = Readonly<Record<string, never>>;

/** Declares a rendering with the fields of its datasource, and the children when the template lists them. */
export function rendering<const F extends Fields = EmptyRecord, const P extends Params = EmptyRecord>(
  name: string,
  options: RenderingOptions<F, P> = {},
): Rendering<F, P> {
  const { datasource } = options;
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- F is empty when there is no datasource
  const fields = datasource?.fields ?? ({} as F);
  const contents = Object.values(fields).some(({ fromChildren }) => fromChildren) ? 'children' : 'datasource';
  return createRendering(name, options, fields, contents);
}

interface QueryRenderingOptions<View, P extends Params> extends RenderingOptions<Fields, P>, IntegratedQuery {
  readonly data: ReadQueryResult<View>;
}

/** Declares a rendering of a query's result; its view receives that as `data`. */
export const queryRendering = <View, const P extends Params = EmptyRecord>(
  name: string,
  { query, data, ...options }: QueryRenderingOptions<View, P>,
) => createRendering(name, options, { data: queryResult(data) }, { query });

/** Parameters of SXA's Navigation. Levels are counted from the root, level 0, by default the site's home page. */
export const navigationParams = {
  /** The first level shown; 1 by default. */
  LevelFrom: textParam(),
  /** The last level shown; every level by default. */
  LevelTo: textParam(),
  /** Adds the root above the other levels. */
  AddRoot: booleanParam(),
  NavigationRoot: pageParam(),
};

/** Declares a rendering of the site's pages in the shape of SXA's Navigation; its view receives them as `pages`. */
export const navigationRendering = <const P extends Params = EmptyRecord>(
  name: string,
  { params, placeholders = [] }: Omit<RenderingOptions<Fields, P>, 'datasource'> = {},
) =>
  createRendering(name, { params: withNavigationParams(params), placeholders }, { pages: navigation() }, 'navigation');

/** Returns the parameters of a rendering of pages, its own among them. */
const withNavigationParams = <P extends Params>(params: P | undefined): typeof navigationParams & P =>
  Object.assign({ ...navigationParams }, params);

/** Declares a rendering of a form in the shape of Sitecore Forms; its view receives it as `form`. */
export const formRendering = <const P extends Params = EmptyRecord>(
  name: string,
  options: Required<Pick<RenderingOptions<Fields, P>, 'datasource'>> & RenderingOptions<Fields, P>,
) => createRendering(name, options, { form: builderForm() }, 'form');

const createRendering = <F extends Fields, P extends Params>(
  name: string,
  { datasource, params, placeholders = [], showsPage = false }: RenderingOptions<Fields, P>,
  fields: F,
  contents: Contents,
): Rendering<F, P> => ({
  name,
  id: guidOf(`rendering/${name}`),
  datasource,
  fields,
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- P is empty when no params are given
  params: params ?? ({} as P),
  placeholders,
  contents,
  showsPage,
});

/** Decodes the fields of a rendering's layout JSON; throws a FieldError when one has another shape. */
export const readFields = <F extends Fields, P extends Params>(
  { fields, contents }: Rendering<F, P>,
  json: unknown,
  scope: DecodeScope,
): FieldsView<F> => decodeFields({ fields }, byName(contents, json), scope);

/** Returns a rendering's contents by the names of its fields. */
function byName(contents: Contents, json: unknown): unknown {
  if (contents === 'navigation') return { pages: json };
  return contents === 'form' ? { form: json } : json;
}

/** Returns the `fields` of a rendering's layout JSON from the JSON of its fields by name. */
export function fieldsOf({ contents }: Pick<Rendering, 'contents'>, json: JsonObject): Json {
  if (contents === 'navigation') return json.pages ?? [];
  return contents === 'form' ? (json.form ?? {}) : json;
}
