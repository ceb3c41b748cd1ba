import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Params, ParamsView } from '#sitecore/definitions/params.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Fields, FieldsView } from '#sitecore/definitions/template.ts';
import type { ContentOrigins } from '#src/config/content-origins.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import type { EmptyContent } from './empty-widget.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';

/** When a widget's browser code runs: never, on first interaction, also near the viewport, or at once. */
export type ClientDirective = 'none' | 'interaction' | 'visible' | 'load';

/** A rendering's declaration for the site: everything except its author's content. Pure data. */
export interface Widget<
  F extends Fields = Fields,
  P extends Params = Params,
  K extends DictionaryKey = DictionaryKey,
  U extends DictionaryKey = DictionaryKey,
  S = unknown,
> {
  readonly rendering: Rendering<F, P>;
  readonly client: ClientDirective;
  /** The content that it lacks when it has nothing to show, which visitors read in its place; a datasource when absent. */
  readonly whenEmpty?: EmptyContent;
  /**
   * True when its browser code is `Name.enhance.ts`, which enhances the server's HTML; React never renders it again,
   * and the browser gets neither its view nor its data.
   */
  readonly enhancement: boolean;
  /** Dictionary keys of the phrases that its view shows; a browser that hydrates the view gets them. */
  readonly dictionary: readonly K[];
  /** Dictionary keys of the phrases that only its view for authors and its static parts show; no browser gets them as data. */
  readonly serverDictionary: readonly U[];
  /** Returns what its view reads of the fields; a browser that hydrates the view gets no more. */
  selectFields(fields: FieldsView<F>): S;
  /** Query keys of the URL that change its content; a URL with one of them is rendered per request. */
  readonly queryKeys: readonly string[];
  /** Values of its query keys that change nothing, and the only ones that do, by key; by default any value but a blank one does. */
  readonly queryDefaults?: Readonly<Record<string, string>>;
  readonly queryChoices?: Readonly<Record<string, readonly string[]>>;
  /** Returns all values that change its content, by query key: pages with them are cached instead of rendered per request. */
  listQueryValues?(fields: FieldsView<F>): Readonly<Record<string, readonly string[]>>;
  /** True when its query holds what a visitor entered: a page that reads it is neither cached nor kept. */
  readonly queryIsPersonal: boolean;
  /** Origins that its browser code loads from or calls, for the policy of its pages; those of its data: `withOrigins`. */
  readonly origins: readonly ContentOrigins[];
  /** Icons that its view may show in a browser besides those of its HTML; undefined when it may show any. */
  readonly icons?: readonly IconName[];
}

/** Use of the query by a widget; one that reads it says whether its values are personal. */
type QueryOptions =
  | { readonly queryKeys?: never; readonly queryIsPersonal?: never }
  | { readonly queryKeys: readonly string[]; readonly queryIsPersonal: boolean };

interface OwnOptions<F extends Fields, K extends string, U extends string, S> {
  readonly client?: ClientDirective;
  /** `datasource` by default: it has none, or none of its children. */
  readonly whenEmpty?: EmptyContent;
  readonly enhancement?: boolean;
  readonly dictionary?: readonly K[];
  readonly serverDictionary?: readonly U[];
  /** All fields by default. */
  readonly selectFields?: (fields: FieldsView<F>) => S;
  readonly queryDefaults?: Readonly<Record<string, string>>;
  readonly queryChoices?: Readonly<Record<string, readonly string[]>>;
  readonly listQueryValues?: (fields: FieldsView<F>) => Readonly<Record<string, readonly string[]>>;
  readonly origins?: readonly ContentOrigins[];
  /** Any by default. */
  readonly icons?: readonly IconName[];
}

type WidgetOptions<F extends Fields, K extends string, U extends string, S> = OwnOptions<F, K, U, S> & QueryOptions;

/** Nothing for keys of the dictionary; for any other key a type whose error says where phrases are declared. */
type KnownPhrases<K extends string> = [Exclude<K, DictionaryKey>] extends [never]
  ? unknown
  : {
      readonly 'unknown phrase': `"${Exclude<K, DictionaryKey>}" is not in sitecore/content/dictionary.yml: add it there in both languages, then npm run registry`;
    };

/** Declares a widget; without a `client` directive it has no browser code. */
export function defineWidget<
  F extends Fields,
  P extends Params,
  const K extends string = never,
  const U extends string = never,
  S = FieldsView<F>,
>(
  rendering: Rendering<F, P>,
  options?: WidgetOptions<F, K, U, S> & KnownPhrases<NoInfer<K | U>>,
): Widget<F, P, Extract<K, DictionaryKey>, Extract<U, DictionaryKey>, S>;
export function defineWidget(
  rendering: Rendering,
  {
    client = 'none',
    whenEmpty,
    enhancement = false,
    dictionary = [],
    serverDictionary = [],
    selectFields = (fields) => fields,
    queryKeys = [],
    queryIsPersonal = false,
    origins = [],
    queryDefaults,
    queryChoices,
    listQueryValues,
    icons,
  }: WidgetOptions<Fields, DictionaryKey, DictionaryKey, FieldsView<Fields>> = {},
): Widget {
  const browserPart = { client, enhancement, dictionary, serverDictionary, selectFields };
  return {
    rendering,
    ...browserPart,
    queryKeys,
    queryIsPersonal,
    origins,
    ...(queryDefaults && { queryDefaults }),
    ...(queryChoices && { queryChoices }),
    ...(listQueryValues && { listQueryValues }),
    ...(icons && { icons }),
    ...(whenEmpty && { whenEmpty }),
  };
}

/**
 * The page's audience in Sitecore's terms: visitors (`normal`), an author who views a draft (`preview`), or an author
 * who edits it (`edit`), where everything is expanded and nothing hydrates.
 */
export type PageState = 'normal' | 'preview' | 'edit';

/** Facts about its page that a widget may read. */
export interface PageFacts {
  readonly language: Language;
  /** URL path without language prefix and query: `/personal/finance`. */
  readonly path: string;
  /** Page state; unless `normal`, a widget's own data come from drafts too: pass the page to `queryPlatform`. */
  readonly state: PageState;
  /** Host of the bank's services; empty when they are on the site's own host. */
  readonly servicesHost: string;
}

/** Values of a URL's query, one per key. */
export type UrlQuery = Readonly<Record<string, string>>;

/** Props of a widget's view: plain data, and the slots that hold its placeholders. */
export interface ViewProps<S, P extends Params, K extends DictionaryKey, Data = null> {
  readonly uid: string;
  readonly fields: S;
  readonly params: ParamsView<P>;
  readonly phrases: Readonly<Record<K, string>>;
  readonly page: PageFacts;
  /** Values of the query keys that the widget declares; absent keys are missing. */
  readonly query: UrlQuery;
  readonly data: Data;
  /** Slots by placeholder name; a slot keeps its content when hidden and loses it when left out. */
  readonly slots: Readonly<Record<string, ReactNode>>;
}

/** Props of the view of a declared widget: what a browser gets to hydrate it. */
export type WidgetProps<W extends Widget, Data = null> = ViewProps<
  ReturnType<W['selectFields']>,
  W['rendering']['params'],
  W['dictionary'][number],
  Data
>;

/** Props of the parts of a declared widget that only a server renders: its view for authors and its static parts. */
export type ServerProps<W extends Widget, Data = null> = ViewProps<
  FieldsView<W['rendering']['fields']>,
  W['rendering']['params'],
  W['dictionary'][number] | W['serverDictionary'][number],
  Data
>;
