import type { PreviewData, Redirect } from 'next';
import type { UrlQuery } from '#src/cms/widget.ts';
import type { DirectiveOrigins } from '#src/config/content-origins.ts';
import { env } from '#src/config/env.ts';
import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import type { ContentServices } from '../content/content-services.ts';
import { findDraft } from '../editing/draft.ts';
import { type LoadedPage, loadDraft, loadPage } from './load-page.ts';
import type { PageFacts } from './page-facts.ts';
import { errorMessage } from '../error-message.ts';
import { decideRedirect } from '../redirects/decide-redirect.ts';
import { mayReadQuery } from '../redirects/query-redirect-paths.ts';
import type { PageRequest } from '../redirects/rule-pattern.ts';
import { withoutSlowPatterns } from '../redirects/without-slow-patterns.ts';

/** Facts of each result of resolving a URL. */
interface ResolvedFacts extends PageFacts {
  /** Origins from which its renderings load. */
  readonly origins: DirectiveOrigins;
}

/** Result of resolving a URL: a page, a redirect, or nothing, with its facts. */
export type ResolvedPage = ResolvedFacts &
  (
    | { readonly kind: 'page'; readonly page: LoadedPage }
    | { readonly kind: 'redirect'; readonly redirect: Redirect }
    | { readonly kind: 'missing' }
  );

/** Seconds after which a redirect is decided again. */
const REDIRECT_SECONDS = 300;

/** Seconds after which a missing page is looked up again: sooner, since an author may be about to publish it. */
const MISSING_SECONDS = 60;

/** Resolves a request: an author's draft comes before a redirect, and a redirect before the page at the path. */
export const resolvePage = async (
  request: PageRequest,
  query: UrlQuery,
  previewData: PreviewData,
  services: ContentServices,
): Promise<ResolvedPage> =>
  (await resolveDraft(request, query, previewData)) ?? resolvePublished(request, query, services);

/** Returns the draft that an author previews, if any; one that cannot be rendered fails: the published page is another one. */
async function resolveDraft(
  request: PageRequest,
  query: UrlQuery,
  previewData: PreviewData,
): Promise<ResolvedPage | undefined> {
  if (previewData === undefined) return undefined;
  const draft = await findDraft(previewData, request);
  const loaded = draft && (await loadDraft(draft, query));
  if (!loaded) return undefined;
  return { kind: 'page', ...loaded, seconds: 0, readers: [], isQueryRedirected: false, isIncomplete: false, lacks: [] };
}

async function resolvePublished(
  request: PageRequest,
  query: UrlQuery,
  services: ContentServices,
): Promise<ResolvedPage> {
  const { path, language } = request;
  const [rules, page] = await Promise.all([loadRules(services), loadPage(path, language, query, services)]);
  const redirect = rules && decideRedirect(rules, request, env().DEFAULT_LANGUAGE);
  const shown =
    redirect?.kind === 'transfer' ? await loadPage(redirect.path, redirect.language, query, services) : page;
  // Unknown rules may read any query.
  const facts = { isQueryRedirected: rules === undefined || mayReadQuery(rules, request) };
  const none = { ...facts, readers: [], isIncomplete: rules === undefined, lacks: [], origins: {} };
  if (redirect?.kind === 'redirect') {
    const { destination, statusCode } = redirect;
    return {
      kind: 'redirect',
      ...none,
      redirect: { destination, statusCode, basePath: false },
      seconds: REDIRECT_SECONDS,
    };
  }
  if (!shown) return { kind: 'missing', ...none, seconds: MISSING_SECONDS };
  const { page: loaded, isIncomplete, lacks, origins, queryWidgets: readers, revalidateSeconds: seconds } = shown;
  return { kind: 'page', ...facts, page: loaded, seconds, readers, isIncomplete, lacks, origins };
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
