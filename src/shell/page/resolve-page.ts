import type { PreviewData, Redirect } from 'next';
import type { UrlQuery } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { type ContentServices, contentServices } from '../content/content-services.ts';
import { findDraft } from '../editing/draft.ts';
import { loadForCache } from '#src/services/content-version.ts';
import { type CachedPage, loadDraft, loadPage } from './load-page.ts';
import { errorMessage } from '../error-message.ts';
import { decideRedirect } from '../redirects/decide-redirect.ts';
import type { PageRequest } from '../redirects/rule-pattern.ts';
import { withoutSlowPatterns } from '../redirects/without-slow-patterns.ts';
import { rememberLoaded } from '../revalidation/loaded-pages.ts';
import { rememberPage, rememberRedirects } from '../routing/known-pages.ts';
import { rememberOrigins } from '../routing/page-origins.ts';

/** Result of resolving a URL: a page, a redirect, or nothing. */
export type ResolvedPage = CachedPage | { readonly redirect: Redirect } | undefined;

/** Resolves a request: an author's draft comes before a redirect, and a redirect before the page at the path. */
export const resolvePage = async (
  request: PageRequest,
  query: UrlQuery = {},
  previewData?: PreviewData,
  services: ContentServices = contentServices(),
): Promise<ResolvedPage> =>
  (await resolveDraft(request, query, previewData)) ?? loadForCache(() => resolvePublished(request, query, services));

/**
 * Returns the draft that an author previews; undefined when it cannot be rendered, so that the published page is
 * shown.
 */
async function resolveDraft(
  request: PageRequest,
  query: UrlQuery,
  previewData: PreviewData,
): Promise<CachedPage | undefined> {
  if (previewData === undefined) return undefined;
  try {
    const draft = await findDraft(previewData, request);
    const loaded = draft && (await loadDraft(draft, query));
    if (!loaded) return undefined;
    rememberOrigins({ ...request, isDraft: true }, loaded.origins);
    return { ...loaded, revalidateSeconds: NOT_CACHED, isIncomplete: false, queryWidgets: [] };
  } catch (error) {
    console.error(`draft of ${request.path}: ${errorMessage(error)}`);
    return undefined;
  }
}

/** Placeholder: Next caches no preview, but requires a number. */
const NOT_CACHED = 1;

async function resolvePublished(
  request: PageRequest,
  query: UrlQuery,
  services: ContentServices,
): Promise<ResolvedPage> {
  const { path, language } = request;
  rememberLoaded(path, language);
  const [rules, page] = await Promise.all([loadRules(services), loadPage(path, language, query, services)]);
  const redirect = rules && decideRedirect(rules, request, env().DEFAULT_LANGUAGE);
  const shown =
    redirect?.kind === 'transfer' ? await loadPage(redirect.path, redirect.language, query, services) : page;
  if (rules) {
    rememberRedirects(rules);
    rememberPage(path, language, redirect?.kind === 'redirect' ? [] : (shown?.queryWidgets ?? []));
  }
  if (shown) rememberOrigins({ path, language, isDraft: false }, shown.origins);
  if (redirect?.kind !== 'redirect') return shown;
  const { destination, statusCode } = redirect;
  return { redirect: { destination, statusCode, basePath: false } };
}

/** Loads the redirect rules; undefined when they cannot be loaded, since the page itself may be available. */
async function loadRules(services: ContentServices): Promise<readonly RedirectInfo[] | undefined> {
  try {
    return await withoutSlowPatterns(await services.redirects());
  } catch (error) {
    console.error(errorMessage(error));
    return undefined;
  }
}
