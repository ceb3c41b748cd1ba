import type { LayoutServiceData, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Islands } from '#src/cms/hydration/island.ts';
import type { PreparedDocument, QueryWidget, RenderedDocument, ReportError } from '#src/cms/prepared-document.ts';
import { prepareDocument } from '#src/cms/render-document.tsx';
import { reportOnce } from '#src/cms/report-once.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import type { DirectiveOrigins } from '#src/config/content-origins.ts';
import { env } from '#src/config/env.ts';
import { CONTENT_MAX_AGE_MS, CONTENT_RETRY_MS } from '#src/config/timings/content.ts';
import { contentVersion } from '#src/services/content-version.ts';
import { revalidateSeconds, validForMs } from '#src/services/revalidate-seconds.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { type ContentServices, contentServices, lastGoodServices } from '../content/content-services.ts';
import type { Draft } from '../editing/draft.ts';
import { errorMessage } from '../error-message.ts';
import type { ErrorPageKind } from './page-facts.ts';
import { draftHead, noindexHead, pageHead, type PageHead } from '../seo/page-head.ts';
import { loadStructuredData } from '../seo/structured-data.ts';
import { isUpcoming } from './is-upcoming.ts';
import { type LackingPart, lackingParts } from './lacking-parts.ts';
import { PageFrame } from './PageFrame.tsx';

/** A rendered page: its head, its body as HTML, and the data that hydrates its islands. */
export interface LoadedPage {
  readonly language: Language;
  readonly head: PageHead;
  readonly html: string;
  readonly islands: Islands;
}

/** A page and the seconds for which it may be cached. */
export interface CachedPage {
  readonly page: LoadedPage;
  readonly revalidateSeconds: number;
  /** True when the data of a widget could not be fetched: no cache may keep the page for long. */
  readonly isIncomplete: boolean;
  /** Parts that it shows nothing of, although every page has them. */
  readonly lacks: readonly LackingPart[];
  /** Origins from which its widgets load. */
  readonly origins: DirectiveOrigins;
  /** Widgets of the page that read the query. */
  readonly queryWidgets: readonly QueryWidget[];
}

const PLACEHOLDERS = ['headless-header', 'headless-main', 'headless-footer'];

/** A page without the content that depends on a query. */
interface PreparedPage {
  readonly phrases: Phrases;
  /** Content version and time up to which the data of its widgets is current; content queries have no longer age. */
  readonly version: number;
  readonly until: number;
  readonly document: PreparedDocument;
  readonly head: PageHead;
  readonly structuredData: readonly string[];
}

type Phrases = Readonly<Record<string, string>>;

/** Loads and renders the page at a path without prefix; undefined when there is none. */
export async function loadPage(
  path: string,
  language: Language,
  query: UrlQuery = {},
  services: ContentServices = contentServices(),
): Promise<CachedPage | undefined> {
  const [layout, phrases] = await Promise.all([services.layout(path, language), services.phrases(language)]);
  if (!layout.sitecore.route || isUpcoming(layout.sitecore.route, new Date())) return undefined;
  const { document, head, structuredData } = await preparePage(layout, layout.sitecore.route, phrases, {
    path,
    language,
  });
  const { isIncomplete, origins, ...rendered } = await document.render(query);
  const lacks = lackingParts(rendered.placeholders, head);
  for (const part of lacks) reportOnce(`${path} in ${language}: the page has no ${part}`);
  return {
    page: { ...pageOf(rendered, phrases, { title: head.title, structuredData }), language, head },
    isIncomplete,
    lacks,
    origins,
    queryWidgets: document.queryWidgets,
    get revalidateSeconds() {
      return isIncomplete ? CONTENT_RETRY_MS / 1000 : revalidateSeconds(layout, Date.now());
    },
  };
}

/** Pages by the layout that they are prepared from, which stays the same object while its content does. */
const preparedPages = new WeakMap<LayoutServiceData, Promise<PreparedPage>>();

/**
 * Prepares a published page, once for its layout and dictionary; again when data of its widgets could not be fetched or may
 * have changed.
 */
async function preparePage(
  layout: LayoutServiceData,
  route: RouteData,
  phrases: Phrases,
  facts: Pick<PageFacts, 'path' | 'language'>,
): Promise<PreparedPage> {
  const known = await preparedPages.get(layout);
  if (known?.phrases === phrases && !known.document.isIncomplete && isCurrent(known)) return known;
  const options = { ...facts, publicUrl: env().PUBLIC_URL, phrases };
  const current = {
    version: contentVersion(),
    until: performance.now() + Math.min(CONTENT_MAX_AGE_MS, validForMs(layout, Date.now())),
  };
  const preparing = Promise.all([
    prepare(layout, { ...facts, state: 'normal' }, phrases),
    loadStructuredData(route, options),
  ]).then(([document, structuredData]) => {
    reportSharedKeys(document.queryWidgets, facts);
    return { phrases, ...current, document, head: pageHead(route, options), structuredData };
  });
  preparedPages.set(layout, preparing);
  preparing.catch(() => preparedPages.delete(layout));
  return preparing;
}

const isCurrent = ({ document, version, until }: PreparedPage): boolean =>
  !document.hasData || (version === contentVersion() && performance.now() < until);

/** Reports query keys that several widgets of a page read. */
function reportSharedKeys(widgets: readonly QueryWidget[], { path, language }: Pick<PageFacts, 'path' | 'language'>) {
  for (const [key, names] of sharedQueryKeys(widgets)) {
    console.error(`${path} in ${language}: the query key "${key}" is read by ${names.join(' and ')}`);
  }
}

/**
 * Returns the query keys that several of a page's widgets read, with the names of the widgets. Forms are none of them: a
 * submitted query names its form.
 */
export const sharedQueryKeys = (widgets: readonly QueryWidget[]): readonly (readonly [string, readonly string[]])[] => {
  const reading = widgets.filter(({ isPersonal }) => !isPersonal);
  return [...new Set(reading.flatMap(({ keys }) => keys))]
    .map((key) => [key, reading.filter(({ keys }) => keys.includes(key)).map(({ name }) => name)] as const)
    .filter(([, names]) => names.length > 1);
};

/** Renders a draft, without querying the content platform for it; undefined when it has no route. */
export async function loadDraft(
  { path, language, layout, phrases: draftPhrases }: Draft,
  query: UrlQuery = {},
): Promise<Pick<CachedPage, 'page' | 'origins'> | undefined> {
  const { route, context } = layout.sitecore;
  if (!route) return undefined;
  // Sitecore's editors send the dictionary; others may omit it.
  const phrases = Object.keys(draftPhrases).length > 0 ? draftPhrases : await contentServices().phrases(language);
  const head = draftHead(route, { path, language, publicUrl: env().PUBLIC_URL, phrases });
  const state = context.pageEditing ? 'edit' : 'preview';
  const { origins, ...rendered } = await renderPage(layout, { path, language, state }, phrases, query);
  return { page: { ...rendered, language, head }, origins };
}

/** Loads and renders one of the site's error pages; undefined when its content has none. */
export async function loadErrorPage(kind: ErrorPageKind, language: Language): Promise<LoadedPage | undefined> {
  const services = lastGoodServices();
  const [pages, phrases] = await Promise.all([services.errorPages(language), services.phrases(language)]);
  const layout = (kind === 'notFound' ? pages?.notFoundPage : pages?.serverErrorPage)?.rendered;
  if (!layout?.sitecore.route) return undefined;
  const path = (kind === 'notFound' ? pages?.notFoundPagePath : pages?.serverErrorPagePath) ?? '/';
  const { title } = pageHead(layout.sitecore.route, {
    path,
    language,
    publicUrl: '',
    phrases,
  });
  const { html, islands } = await renderPage(layout, { path, language, state: 'normal' }, phrases);
  return { html, islands, language, head: noindexHead(title) };
}

/** Renders a layout as a page in a state; widgets that fail are left out and logged. */
export async function renderPage(
  layout: LayoutServiceData,
  facts: Omit<PageFacts, 'servicesHost'>,
  phrases: Phrases,
  query: UrlQuery = {},
) {
  const document = await prepare(layout, facts, phrases);
  const { origins, ...rendered } = await document.render(query);
  return { ...pageOf(rendered, phrases), origins };
}

function prepare(layout: LayoutServiceData, facts: Omit<PageFacts, 'servicesHost'>, phrases: Phrases) {
  const page = { ...facts, servicesHost: env().SERVICES_URL };
  return prepareDocument(layout, PLACEHOLDERS, { registry: serverRegistry, page, phrases, report: reportTo(page) });
}

/** Returns the body of a page around its placeholders. */
function pageOf(
  { placeholders, islands }: Pick<RenderedDocument, 'placeholders' | 'islands'>,
  { skip_to_content: skipToContent = '' }: Phrases,
  { title, structuredData = [] }: { readonly title?: string; readonly structuredData?: readonly string[] } = {},
) {
  const frame = createElement(PageFrame, { placeholders, skipToContent, structuredData, title });
  return { html: renderToStaticMarkup(frame), islands };
}

const reportTo =
  ({ path, language }: PageFacts): ReportError =>
  ({ widget, uid, error }) => {
    console.error(`${widget} (${uid}) is left out of ${path} in ${language}: ${errorMessage(error)}`);
  };
