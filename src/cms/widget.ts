import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Params, ParamsView, Rendering } from '#sitecore/definitions/rendering.ts';
import type { Fields, FieldsView } from '#sitecore/definitions/template.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';

/** When a widget's code runs in the browser: never, when it is first used, also when it nears the viewport, or at once. */
export type ClientDirective = 'none' | 'interaction' | 'visible' | 'load';

/** A rendering's place in the site: what it needs besides what its author fills in. Pure data. */
export interface Widget<F extends Fields = Fields, P extends Params = Params, K extends DictionaryKey = DictionaryKey> {
  readonly rendering: Rendering<F, P>;
  readonly client: ClientDirective;
  /**
   * Whether its browser side is `Name.browser.ts`: behaviour for the HTML that stands there, which React never renders
   * again. Such a widget sends a browser neither its view nor its data.
   */
  readonly enhancement: boolean;
  /** The dictionary entries that its view shows. */
  readonly dictionary: readonly K[];
  /** The query keys of an address that change what it shows; such an address is rendered when it is asked for. */
  readonly queryKeys: readonly string[];
}

interface WidgetOptions<K extends DictionaryKey> {
  readonly client?: ClientDirective;
  readonly enhancement?: boolean;
  readonly dictionary?: readonly K[];
  readonly queryKeys?: readonly string[];
}

/** Declares a widget; it sleeps for ever unless told otherwise. */
export const defineWidget = <F extends Fields, P extends Params, const K extends DictionaryKey = never>(
  rendering: Rendering<F, P>,
  { client = 'none', enhancement = false, dictionary = [], queryKeys = [] }: WidgetOptions<K> = {},
): Widget<F, P, K> => ({ rendering, client, enhancement, dictionary, queryKeys });

/**
 * Whom a page is made for, in Sitecore's own words: visitors; an author who looks at a draft; an author who edits it, when
 * everything stands open and nothing wakes.
 */
export type PageState = 'normal' | 'preview' | 'edit';

/** What a widget may know of the page it stands on. */
export interface PageFacts {
  readonly language: Language;
  /** The address without language prefix and query, `/personal/finance`. */
  readonly path: string;
  /** Unless it is normal, a widget's own data come from drafts too: `askPlatform` is given the page for this. */
  readonly state: PageState;
  /** The host of the bank's services; empty where it is the site's own. */
  readonly servicesHost: string;
}

/** Values of an address's query, one per key. */
export type UrlQuery = Readonly<Record<string, string>>;

/** The props of a widget's view: plain data and the slots that hold its placeholders. */
export interface ViewProps<F extends Fields, P extends Params, K extends DictionaryKey, Data = null> {
  readonly uid: string;
  readonly fields: FieldsView<F>;
  readonly params: ParamsView<P>;
  readonly phrases: Readonly<Record<K, string>>;
  readonly page: PageFacts;
  /** The address’s values of the query keys that the widget declares; a key that is absent is not there. */
  readonly query: UrlQuery;
  readonly data: Data;
  /** By placeholder name; a slot keeps its content when it is hidden and loses it when it is left out. */
  readonly slots: Readonly<Record<string, ReactNode>>;
}

/** The props of the view of a declared widget. */
export type WidgetProps<W, Data = null> =
  W extends Widget<infer F, infer P, infer K> ? ViewProps<F, P, K, Data> : never;
