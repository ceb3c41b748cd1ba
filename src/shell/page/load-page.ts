import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Islands } from '#src/cms/hydration/island.ts';
import { renderDocument, type ReportError } from '#src/cms/render-document.tsx';
import { markHtml } from '#src/cms/text-rules/mark-html.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { contentServices } from '../content/content-services.ts';
import type { Draft } from '../editing/draft.ts';
import { errorMessage } from '../error-message.ts';
import { revalidateSeconds } from '../revalidation/revalidate-seconds.ts';
import { draftHead, noindexHead, pageHead, type PageHead } from '../seo/page-head.ts';
import { loadStructuredData } from '../seo/structured-data.ts';
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
}

const PLACEHOLDERS = ['headless-header', 'headless-main', 'headless-footer'];

/** Loads and renders the page at a path without prefix; undefined when there is none. */
export async function loadPage(
  path: string,
  language: Language,
  query: UrlQuery = {},
): Promise<CachedPage | undefined> {
  const services = contentServices();
  const [layout, phrases] = await Promise.all([services.layout(path, language), services.phrases(language)]);
  const { route } = layout.sitecore;
  if (!route) return undefined;
  const options = { path, language, publicUrl: env().PUBLIC_URL, phrases };
  const [rendered, structuredData] = await Promise.all([
    renderPage(layout, { path, language, state: 'normal' }, phrases, query),
    loadStructuredData(route, options),
  ]);
  const page = { ...rendered, language, head: { ...pageHead(route, options), structuredData } };
  return { page, revalidateSeconds: revalidateSeconds(layout, Date.now()) };
}

/** Renders a draft, without querying the content platform for it; undefined when it has no route. */
export async function loadDraft(
  { path, language, layout, phrases: draftPhrases }: Draft,
  query: UrlQuery = {},
): Promise<LoadedPage | undefined> {
  const { route, context } = layout.sitecore;
  if (!route) return undefined;
  // Sitecore's editors send the dictionary; others may omit it.
  const phrases = Object.keys(draftPhrases).length > 0 ? draftPhrases : await contentServices().phrases(language);
  const head = draftHead(route, { path, language, publicUrl: env().PUBLIC_URL, phrases });
  const state = context.pageEditing ? 'edit' : 'preview';
  return { ...(await renderPage(layout, { path, language, state }, phrases, query)), language, head };
}

export type ErrorPageKind = 'notFound' | 'serverError';

/** Loads and renders one of the site's error pages; undefined when its content has none. */
export async function loadErrorPage(kind: ErrorPageKind, language: Language): Promise<LoadedPage | undefined> {
  const services = contentServices();
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
  return {
    ...(await renderPage(layout, { path, language, state: 'normal' }, phrases)),
    language,
    head: noindexHead(title),
  };
}

/** Renders a layout as a page in a state; widgets that fail are left out and logged. */
export async function renderPage(
  layout: LayoutServiceData,
  facts: Omit<PageFacts, 'servicesHost'>,
  phrases: Readonly<Record<string, string>>,
  query: UrlQuery = {},
) {
  const page = { ...facts, servicesHost: env().SERVICES_URL };
  const options = { registry: serverRegistry, page, phrases, query, report: reportTo(page) };
  const { placeholders, islands } = await renderDocument(layout, PLACEHOLDERS, options);
  const frame = createElement(PageFrame, { placeholders, skipToContent: phrases.skip_to_content ?? '' });
  const html = renderToStaticMarkup(frame);
  // Authors edit unmarked text.
  return { html: page.state === 'edit' ? html : markHtml(html, page.language), islands };
}

const reportTo =
  ({ path, language }: PageFacts): ReportError =>
  ({ widget, uid, error }) => {
    console.error(`${widget} (${uid}) is left out of ${path} in ${language}: ${errorMessage(error)}`);
  };
