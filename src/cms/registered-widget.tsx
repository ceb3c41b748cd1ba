import type { ComponentType, ReactElement, ReactNode } from 'react';
import { type Params, readFields, readParams } from '#sitecore/definitions/rendering.ts';
import type { Fields } from '#sitecore/definitions/template.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { decodeScope } from './decode-scope.ts';
import type { Island } from './hydration/island.ts';
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
  /** Props with which the browser renders the same element. */
  readonly props: Island['props'];
  readonly element: (slots: Slots) => ReactElement;
}

/** A widget with its view, its types hidden: takes layout JSON, returns an element and its plain props. */
export interface RegisteredWidget {
  readonly name: string;
  readonly placeholders: readonly string[];
  /** Parses a rendering and fetches its data; rejects when a field is missing or unreadable. */
  prepare(rendering: RenderingJson, scope: RenderScope): Promise<PreparedWidget>;
}

/**
 * Fetches a widget's data besides its fields. Runs on the server: when the page is generated, or per request when the
 * URL has a query key that the widget declares.
 */
type StaticProps<Data> = (rendering: RenderingJson, page: PageFacts, query: UrlQuery) => Promise<Data>;

/** Props of a widget with an enhancement: its browser code gets no data. */
const EMPTY_PROPS = { fields: {}, params: {}, phrases: {}, query: {}, data: null };

interface Registration<F extends Fields, P extends Params, K extends DictionaryKey, Data> {
  readonly widget: Widget<F, P, K>;
  readonly view: ComponentType<ViewProps<F, P, K, Data>>;
  /** View for authors who edit, when it differs from the visitors' view; its code is never sent to a browser. */
  readonly edited?: ComponentType<ViewProps<F, P, K, Data>>;
}

/** Registers a widget that shows only its fields. */
export const register = <F extends Fields, P extends Params, K extends DictionaryKey>(
  registration: Registration<F, P, K, null>,
): RegisteredWidget => registerWithData(registration, () => Promise.resolve(null));

/**
 * Registers a widget that fetches data besides its fields.
 * @public called by the generated registry for widgets with a `.server.ts`
 */
export function registerWithData<F extends Fields, P extends Params, K extends DictionaryKey, Data>(
  { widget, view, edited = view }: Registration<F, P, K, Data>,
  staticProps: StaticProps<Data>,
): RegisteredWidget {
  const { rendering: definition, client, enhancement, dictionary, queryKeys } = widget;
  return {
    name: definition.name,
    placeholders: definition.placeholders,
    prepare: async (rendering, { page, phrases, query = {} }) => {
      const fields = readFields(
        definition,
        rendering.fields ?? {},
        decodeScope(page.language, { marks: page.state !== 'edit' }),
      );
      const declaredQuery = Object.fromEntries(Object.entries(query).filter(([key]) => queryKeys.includes(key)));
      const props = {
        uid: rendering.uid ?? definition.name,
        fields,
        params: readParams(definition.params, rendering.params ?? {}),
        // eslint-disable-next-line no-restricted-syntax -- one phrase per key of K, which fromEntries does not type
        phrases: Object.fromEntries(dictionary.map((key) => [key, phrases[key] ?? key])) as Record<K, string>,
        page,
        query: declaredQuery,
        data: await staticProps(rendering, page, declaredQuery),
      };
      const View = page.state === 'edit' ? edited : view;
      const element = (slots: Slots) => <View {...props} slots={slots} />;
      return { name: definition.name, client, props: enhancement ? { ...props, ...EMPTY_PROPS } : props, element };
    },
  };
}
