import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { IntegratedQuery, Rendering } from '#sitecore/definitions/rendering.ts';
import { type Content, type Site, siteOf } from '../content/content.ts';
import type { Item, PlacedRendering, Placeholders } from '../content/tree.ts';
import { firstStep } from '../forms/form-json.ts';
import { requireFound, ItemEncoder, type MarkField } from './item-encoder.ts';
import type { LayoutMarks } from './layout-marks.ts';
import { navigationJson } from './navigation.ts';
import { SharedFields } from './shared-fields.ts';
import { sxaParams } from './sxa-params.ts';

/** Ids of Sitecore's default device and of the layout of the site's pages. */
const DEVICE_ID = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';
const LAYOUT_ID = guidOf('layout/page');

/** The database of a layout: `web` is published, `master` has the authors' drafts. */
export type DatabaseName = 'web' | 'master';

/** Variables of a rendering's query. */
export interface QueryVariables {
  /** The ids of the rendering's datasource (the page itself when it has none) and of the page. */
  readonly datasource: string;
  readonly contextItem: string;
  readonly language: Language;
}

/** Hooks of a layout into the query of one of its renderings. */
interface QueryScope {
  /** Receives the id of every item in the result. */
  readonly addDependency: (id: string) => void;
  readonly mark: MarkField | undefined;
}

/** Runs a rendering's query. */
type RunQuery = (query: IntegratedQuery, variables: QueryVariables, scope: QueryScope) => Promise<JsonObject>;

interface LayoutServiceOptions {
  readonly database: DatabaseName;
  readonly query: RunQuery;
  /** Creates the marks of one layout; only for layouts that an editor shows. */
  readonly marks?: (() => LayoutMarks) | undefined;
}

/** A page's layout with its dependencies. */
export interface PageLayout {
  readonly json: JsonObject;
  /** The ids of the items that it shows; a change of any other item cannot change it. */
  readonly dependencies: ReadonlySet<string>;
}

/** Renders the layout service's responses. */
export class LayoutService {
  readonly #content: Content;
  readonly #options: LayoutServiceOptions;
  readonly #shared: SharedFields | undefined;

  constructor(content: Content, options: LayoutServiceOptions) {
    this.#content = content;
    this.#options = options;
    // An editor's marks must differ from one layout to the next.
    this.#shared = options.marks ? undefined : new SharedFields(content);
  }

  /** Returns the response for a page in a language. */
  async page(page: Item, language: Language): Promise<JsonObject> {
    return (await this.pageWithDependencies(page, language)).json;
  }

  /** Returns the response for a page together with its dependencies. */
  async pageWithDependencies(page: Item, language: Language): Promise<PageLayout> {
    const site = siteOf(this.#content, page);
    const dependencies = new Set<string>();
    const addDependency = (id: string): unknown => dependencies.add(id);
    const { database, query, marks } = this.#options;
    const shared = this.#shared;
    const scope = { query, marks: marks?.(), shared, site, page, language, addDependency };
    const builder = new LayoutBuilder(this.#content, scope);
    // The layout of an item that a wildcard page shows is that of the wildcard page.
    const layout = page.wildcard ?? page;
    addDependency(layout.id);
    const route: JsonObject = {
      name: page.name,
      displayName: page.displayName[language],
      fields: builder.items.fields(page, withoutLists(page.template)),
      databaseName: database,
      deviceId: DEVICE_ID,
      itemId: page.id,
      itemLanguage: language,
      itemVersion: page.version,
      layoutId: LAYOUT_ID,
      templateId: page.template.id,
      templateName: page.template.name,
      placeholders: await builder.placeholders(
        merge(layout.hasOwnLayout ? {} : site.layout, layout.placeholders ?? {}),
      ),
    };
    return {
      json: { sitecore: { context: this.#context(site.name, language, page.url ?? '/'), route } },
      dependencies,
    };
  }

  /** Returns the response for a path that is no page of a site, or for a site or a language that does not exist. */
  missing(site: string, language: string): JsonObject {
    return { sitecore: { context: this.#context(site, language), route: null } };
  }

  #context(site: string, language: string, itemPath?: string): JsonObject {
    const isEdited = this.#options.marks !== undefined;
    return {
      pageEditing: isEdited,
      site: { name: site },
      pageState: isEdited ? 'edit' : 'normal',
      language,
      ...(itemPath !== undefined && { itemPath }),
    };
  }
}

/** Returns a template without its lists of children, which are no fields of a route. */
const withoutLists = ({ fields }: AnyTemplate) => ({
  fields: Object.fromEntries(Object.entries(fields).filter(([, { fromChildren }]) => !fromChildren)),
});

/** Merges placeholders: the site's renderings come before the page's in the same placeholder. */
function merge(shared: Placeholders, own: Placeholders): Placeholders {
  const names = new Set([...Object.keys(shared), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, [...(shared[name] ?? []), ...(own[name] ?? [])]]));
}

interface LayoutBuilderOptions {
  readonly query: RunQuery;
  readonly marks: LayoutMarks | undefined;
  readonly shared: SharedFields | undefined;
  readonly site: Site;
  readonly page: Item;
  readonly language: Language;
  readonly addDependency: (id: string) => void;
}

class LayoutBuilder {
  readonly items: ItemEncoder;
  readonly #content: Content;
  readonly #options: LayoutBuilderOptions;

  constructor(content: Content, options: LayoutBuilderOptions) {
    const { site, addDependency, language, marks } = options;
    this.#content = content;
    this.#options = options;
    this.items = new ItemEncoder(content, language, { site, addDependency, mark: marks?.field });
  }

  async placeholders(placeholders: Placeholders, outer?: { readonly key: string; readonly uid: string }) {
    const { page, language, marks } = this.#options;
    const rendered = Object.entries(placeholders).map(async ([name, placed]): Promise<[string, Json[]]> => {
      const key = outer ? `${outer.key}/${name}-{${outer.uid.toUpperCase()}}` : name;
      const elements = (await Promise.all(placed.map((one) => this.#rendering(one, key)))).flat();
      return [name, marks ? marks.placeholder({ name, key, page, language }, elements) : elements];
    });
    return Object.fromEntries(await Promise.all(rendered));
  }

  async #rendering(placed: PlacedRendering, key: string): Promise<Json[]> {
    const { uid, rendering } = placed;
    const { page, language, marks } = this.#options;
    const datasource =
      placed.datasource === undefined
        ? undefined
        : requireFound(this.#content.tree.at(placed.datasource), placed.datasource);
    const json: JsonObject = {
      uid,
      componentName: rendering.name,
      dataSource: datasource ? formatGuid(datasource.id, 'B') : '',
      params: this.#params(placed),
      ...(await this.#contents(placed, datasource)),
      ...(rendering.placeholders.length > 0 && {
        placeholders: await this.placeholders(placed.placeholders, { key: key.startsWith('/') ? key : `/${key}`, uid }),
      }),
    };
    return marks ? marks.rendering({ placed, datasource, page, language }, json) : [json];
  }

  #fields(source: Item, rendering: Rendering): JsonObject {
    const { shared, site, language, addDependency } = this.#options;
    const encoded = shared?.of(source, rendering, { site, language });
    for (const id of encoded?.dependencies ?? []) addDependency(id);
    return encoded?.json ?? this.items.fields(source, rendering);
  }

  /** Returns the first step of a form without session and token: pages are cached. */
  #form(form: Item, uid: string): JsonObject {
    const { site, page, language, addDependency } = this.#options;
    const encoder = new ItemEncoder(this.#content, language, { site, addDependency });
    const today = riyadhDay(new Date());
    return firstStep(form, { encoder, language, today, htmlPrefix: `fxb.${uid}`, contextItemId: page.id });
  }

  /** Returns a rendering's parameters as Sitecore stores them: an item is its id; SXA's renderings have those of SXA. */
  #params({ rendering, params }: PlacedRendering): Record<string, string> {
    const stored = Object.entries(params).map(([name, value]): [string, string] => {
      if (rendering.params[name]?.kind !== 'item') return [name, value];
      const item = requireFound(this.#content.tree.at(value), value);
      this.#options.addDependency(item.id);
      return [name, formatGuid(item.id, 'B')];
    });
    return { ...sxaParams(rendering.name), ...Object.fromEntries(stored) };
  }

  /** Returns a rendering's fields from the source that its definition names; none when it names no source. */
  async #contents(
    { uid, rendering, params }: PlacedRendering,
    datasource: Item | undefined,
  ): Promise<{ fields?: Json }> {
    const { site, page, language, query, addDependency, marks } = this.#options;
    const { contents } = rendering;
    if (contents === 'navigation') {
      const scope = { content: this.#content, site, page, language, items: this.items, addDependency };
      return { fields: navigationJson(params, scope) };
    }
    if (contents === 'form') return { fields: datasource ? this.#form(datasource, uid) : {} };
    const source = datasource ?? page;
    if (typeof contents === 'object') {
      const variables = { datasource: source.id, contextItem: page.id, language };
      return { fields: { data: await query(contents, variables, { addDependency, mark: marks?.field }) } };
    }
    return rendering.datasource ? { fields: this.#fields(source, rendering) } : {};
  }
}
