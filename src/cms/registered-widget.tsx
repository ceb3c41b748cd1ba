import type { ComponentType, ReactElement, ReactNode } from 'react';
import { type Params, type ParamsView, readParams } from '#sitecore/definitions/params.ts';
import { readFields, type Rendering } from '#sitecore/definitions/rendering.ts';
import type { Fields, FieldsView } from '#sitecore/definitions/template.ts';
import { type DirectiveOrigins, mergeOrigins } from '#src/config/content-origins.ts';
import { activeOrigins } from '#src/config/env.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { decodeScope } from './decode-scope.ts';
import { type EmptyContent, hasNoFields } from './empty-widget.tsx';
import { isIncomplete } from './incomplete-data.ts';
import { listedValuesOf, type ValuesByKey } from './listed-values.ts';
import { originsOf } from './page-origins.ts';
import { pickPhrases } from './pick-phrases.ts';
import { type QueryReader, queryReader } from './query-reader.ts';
import type { IslandView } from './hydration/island.ts';
import type { PageFacts, UrlQuery, ViewProps, ClientDirective, Widget } from './widget.ts';

/** A rendering of layout JSON, as far as its widget reads it. */
interface RenderingJson {
  readonly uid?: string | undefined;
  readonly componentName: string;
  readonly fields?: unknown;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

export type Slots = Readonly<Record<string, ReactNode>>;

export interface RenderScope {
  readonly page: PageFacts;
  readonly phrases: Readonly<Record<string, string>>;
  /** Query values of the request; empty for a page generated ahead. */
  readonly query?: UrlQuery;
}

/** A widget whose fields are parsed and whose data is fetched, ready to render. */
export interface PreparedWidget {
  readonly name: string;
  readonly client: ClientDirective;
  readonly whenEmpty: EmptyContent;
  /** Props with which the browser renders the same element; undefined when it renders none. */
  readonly props: IslandView['props'] | undefined;
  readonly element: (slots: Slots) => ReactElement;
  /** Content of further slots by name: parts of the view that the browser keeps as the server rendered them. */
  readonly staticParts: Slots;
}

/** A widget whose data is fetched. */
export interface LoadedWidget {
  /** Everything that its HTML depends on besides the content of its placeholders, as plain JSON. */
  readonly inputs: unknown;
  /** True when it has data besides its fields, which may change while the layout does not. */
  readonly hasData: boolean;
  /** True when its data stands in for what could not be fetched. */
  readonly isIncomplete: boolean;
  /** Origins from which it loads, for the policy of its page. */
  readonly origins: DirectiveOrigins;
  /** Values of the query that its data lists: pages with them are cached. */
  readonly listedValues: ValuesByKey;
  /** Parses its fields; throws when one is missing or unreadable. */
  readonly prepare: () => PreparedWidget;
}

/** A widget with its view, its types hidden: takes layout JSON, returns an element and its plain props. */
export interface RegisteredWidget {
  readonly name: string;
  readonly placeholders: readonly string[];
  /** True for one that shows the fields of its page where it has no datasource. */
  readonly showsPage: boolean;
  readonly whenEmpty: EmptyContent;
  readonly queryKeys: readonly string[];
  /** True when its query holds what a visitor entered. */
  readonly queryIsPersonal: boolean;
  /** Returns a rendering's use of the query, with the values that its data lists; throws when a field is missing or unreadable. */
  queryReader(rendering: RenderingJson, page: PageFacts, ofData: ValuesByKey): QueryReader;
  /** Fetches a rendering's data. */
  load(rendering: RenderingJson, scope: RenderScope): Promise<LoadedWidget>;
}

/** The widgets of the site by the name of their rendering. */
export type ServerRegistry = Readonly<Record<string, RegisteredWidget>>;

/** Returns the widget of a name that a layout gives, which may be that of a property of every object. */
export const widgetNamed = (registry: ServerRegistry, name: string): RegisteredWidget | undefined =>
  Object.hasOwn(registry, name) ? registry[name] : undefined;

/**
 * Fetches a widget's data besides its fields. Runs on the server: when the page is generated, or per request when the
 * URL has a query key that the widget declares. `read` returns its fields and parameters; it throws when a field is missing
 * or unreadable.
 */
type StaticProps<F extends Fields, P extends Params, Data> = (
  rendering: RenderingJson,
  page: PageFacts,
  query: UrlQuery,
  read: () => Authored<F, P>,
) => Promise<Data>;

/** Parsed fields and parameters of a rendering. */
interface Authored<F extends Fields, P extends Params> {
  readonly fields: FieldsView<F>;
  readonly params: ParamsView<P>;
}

/** Returns the parsed fields and parameters of a declared widget. */
export type ReadWidget<W extends Widget> = () => Authored<W['rendering']['fields'], W['rendering']['params']>;

/** Fetches data that only the static parts of a widget show; `read` throws when a field is missing or unreadable. */
export type ServerData<F extends Fields, P extends Params, Data> = (
  page: PageFacts,
  query: UrlQuery,
  read: () => Authored<F, P>,
) => Promise<Data>;

interface Registration<
  F extends Fields,
  P extends Params,
  K extends DictionaryKey,
  U extends DictionaryKey,
  S,
  Data,
  ViewData = Data,
> {
  readonly widget: Widget<F, P, K, U, S>;
  readonly view: ComponentType<ViewProps<S, P, K, ViewData>>;
  /** View for authors who edit, when it differs from the visitors' view; its code is never sent to a browser. */
  readonly edited?: ComponentType<ViewProps<FieldsView<F>, P, K | U, Data>>;
  /** Parts of the view by the name of their slot; neither their code nor their data is sent to a browser. */
  readonly staticParts?: Readonly<Record<string, ComponentType<ViewProps<FieldsView<F>, P, K | U, Data>>>>;
}

/** Number of widgets registered so far: what tells one from another of the same name. */
let registrations = 0;

/** Registers a widget that shows only its fields. */
export const register = <F extends Fields, P extends Params, K extends DictionaryKey, U extends DictionaryKey, S>(
  registration: Registration<F, P, K, U, S, null>,
): RegisteredWidget => registerWithData(registration, () => Promise.resolve(null));

/**
 * Registers a widget that fetches data besides its fields.
 * @public called by the generated registry for widgets with a `.server.ts`
 */
export const registerWithData = <
  F extends Fields,
  P extends Params,
  K extends DictionaryKey,
  U extends DictionaryKey,
  S,
  Data,
>(
  registration: Registration<F, P, K, U, S, Data>,
  staticProps: StaticProps<F, P, Data>,
): RegisteredWidget => registered(registration, staticProps, (data) => data);

/** Registers a widget with data that only its static parts show: no browser gets them. */
export const registerWithServerData = <
  F extends Fields,
  P extends Params,
  K extends DictionaryKey,
  U extends DictionaryKey,
  S,
  Data,
>(
  registration: Registration<F, P, K, U, S, Data, null>,
  serverData: ServerData<F, P, Data>,
): RegisteredWidget =>
  registered(
    registration,
    (_, page, query, read) => serverData(page, query, read),
    () => null,
  );

const authored = <F extends Fields, P extends Params>(
  { rendering: definition }: Pick<Widget<F, P>, 'rendering'>,
  rendering: RenderingJson,
  page: PageFacts,
): Authored<F, P> => ({
  fields: fieldsOf(definition, rendering, page),
  params: readParams(definition.params, rendering.params ?? {}),
});

function registered<
  F extends Fields,
  P extends Params,
  K extends DictionaryKey,
  U extends DictionaryKey,
  S,
  Data,
  ViewData,
>(
  { widget, view: View, edited: Edited, staticParts = {} }: Registration<F, P, K, U, S, Data, ViewData>,
  staticProps: StaticProps<F, P, Data>,
  viewDataOf: (data: Data) => ViewData,
): RegisteredWidget {
  const { rendering: definition, client, whenEmpty = 'datasource', enhancement, dictionary, serverDictionary } = widget;
  const registration = (registrations += 1);
  return {
    ...declaredParts(widget),
    whenEmpty,
    load: async (rendering, { page, phrases, query = {} }) => {
      const inputs = {
        uid: rendering.uid ?? definition.name,
        phrases: pickPhrases([...dictionary, ...serverDictionary], phrases, page.language),
        page,
        query,
        data: await staticProps(rendering, page, query, () => authored(widget, rendering, page)),
      };
      const prepare = (): PreparedWidget => {
        const { fields, params } = authored(widget, rendering, page);
        const allProps = { ...inputs, fields, params };
        const viewPhrases = pickPhrases(dictionary, phrases, page.language);
        const data = viewDataOf(inputs.data);
        const props = { ...allProps, fields: widget.selectFields(fields), phrases: viewPhrases, data };
        const isEdited = page.state === 'edit';
        return {
          name: definition.name,
          client,
          whenEmpty: definition.datasource && hasNoFields(rendering) ? 'datasource' : whenEmpty,
          props: client === 'none' || enhancement ? undefined : props,
          element: (slots) =>
            Edited && isEdited ? <Edited {...allProps} slots={slots} /> : <View {...props} slots={slots} />,
          staticParts: mapValues(staticParts, (Part) => <Part {...allProps} slots={{}} />),
        };
      };
      const { fields, params } = rendering;
      return { inputs: { ...inputs, registration, fields, params }, ...dataState(inputs.data, widget), prepare };
    },
  };
}

const dataState = (data: unknown, { origins }: Pick<Widget, 'origins'>) => ({
  hasData: data !== null,
  isIncomplete: isIncomplete(data),
  origins: mergeOrigins([activeOrigins(origins), originsOf(data)]),
  listedValues: listedValuesOf(data),
});

/** Returns what of a widget is the same for all its renderings, its use of the query among it. */
const declaredParts = <F extends Fields, P extends Params>(widget: Widget<F, P>) => ({
  name: widget.rendering.name,
  placeholders: widget.rendering.placeholders,
  showsPage: widget.rendering.showsPage,
  queryKeys: widget.queryKeys,
  queryIsPersonal: widget.queryIsPersonal,
  queryReader: (rendering: RenderingJson, page: PageFacts, ofData: ValuesByKey) =>
    queryReader(widget, widget.listQueryValues?.(fieldsOf(widget.rendering, rendering, page)), ofData),
});

const fieldsOf = <F extends Fields>(
  definition: Rendering<F>,
  { fields = {} }: RenderingJson,
  { path, language, state }: PageFacts,
): FieldsView<F> => {
  const isEdited = state === 'edit';
  const scope = decodeScope(language, { marks: !isEdited, of: `${definition.name} on ${path} in ${language}` });
  // An author sees which field cannot be read; visitors see the rest.
  return readFields(definition, fields, { ...scope, isStrict: isEdited });
};

const mapValues = <T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Readonly<Record<string, R>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
