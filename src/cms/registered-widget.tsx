import type { ComponentType, ReactElement, ReactNode } from 'react';
import { type Params, readFields, readParams } from '#sitecore/definitions/rendering.ts';
import type { Fields } from '#sitecore/definitions/template.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { decodeScope } from './decode-scope.ts';
import type { Island } from './hydration/island.ts';
import type { PageFacts, UrlQuery, ViewProps, ClientDirective, Widget } from './widget.ts';

/** A rendering as the layout service sends it, as far as its widget reads it. */
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
  /** The query of the address; empty for a page that is generated ahead. */
  readonly query?: UrlQuery;
}

/** A widget of a page with everything that it shows at hand. */
export interface PreparedWidget {
  readonly name: string;
  readonly client: ClientDirective;
  /** What a browser needs to make the same element. */
  readonly props: Island['props'];
  readonly element: (slots: Slots) => ReactElement;
}

/** A widget with its view, its types closed over: layout JSON in, an element and its plain props out. */
export interface RegisteredWidget {
  readonly name: string;
  readonly placeholders: readonly string[];
  /** Parses a rendering and fetches its data; rejects when its fields are not what the definition says. */
  prepare(rendering: RenderingJson, scope: RenderScope): Promise<PreparedWidget>;
}

/**
 * Fetches what a widget shows besides its fields; runs on the server when its page is generated, or, for an address with
 * a query key that the widget declares, when it is asked for.
 */
type StaticProps<Data> = (rendering: RenderingJson, page: PageFacts, query: UrlQuery) => Promise<Data>;

/** What a behaviour is sent of its widget's data. */
const EMPTY_PROPS = { fields: {}, params: {}, phrases: {}, query: {}, data: null };

interface Registration<F extends Fields, P extends Params, K extends DictionaryKey, Data> {
  readonly widget: Widget<F, P, K>;
  readonly view: ComponentType<ViewProps<F, P, K, Data>>;
  /** What an author sees who edits it, where that is not the view: no visitor's browser is sent its code. */
  readonly edited?: ComponentType<ViewProps<F, P, K, Data>>;
}

/** Registers a widget that shows its fields only. */
export const register = <F extends Fields, P extends Params, K extends DictionaryKey>(
  registration: Registration<F, P, K, null>,
): RegisteredWidget => registerWithData(registration, () => Promise.resolve(null));

/**
 * Registers a widget that shows data of its own besides its fields.
 * @public the generated registry uses it as soon as a widget has a `.server.ts`
 */
export function registerWithData<F extends Fields, P extends Params, K extends DictionaryKey, Data>(
  { widget, view, edited = view }: Registration<F, P, K, Data>,
  staticProps: StaticProps<Data>,
): RegisteredWidget {
  const { rendering: definition, client, enhancement, dictionary, queryKeys: keys } = widget;
  return {
    name: definition.name,
    placeholders: definition.placeholders,
    prepare: async (rendering, { page, phrases, query = {} }) => {
      const fields = readFields(
        definition,
        rendering.fields ?? {},
        decodeScope(page.language, { marks: page.state !== 'edit' }),
      );
      const own = Object.fromEntries(Object.entries(query).filter(([key]) => keys.includes(key)));
      const props = {
        uid: rendering.uid ?? definition.name,
        fields,
        params: readParams(definition.params, rendering.params ?? {}),
        // eslint-disable-next-line no-restricted-syntax -- one phrase per key of K, which fromEntries cannot tell
        phrases: Object.fromEntries(dictionary.map((key) => [key, phrases[key] ?? key])) as Record<K, string>,
        page,
        query: own,
        data: await staticProps(rendering, page, own),
      };
      const View = page.state === 'edit' ? edited : view;
      const element = (slots: Slots) => <View {...props} slots={slots} />;
      return { name: definition.name, client, props: enhancement ? { ...props, ...EMPTY_PROPS } : props, element };
    },
  };
}
