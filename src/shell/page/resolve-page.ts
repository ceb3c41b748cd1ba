import type { PreviewData, Redirect } from 'next';
import type { UrlQuery } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { contentServices } from '../content/content-services.ts';
import { findDraft } from '../editing/draft.ts';
import { loadForCache } from '../content/content-version.ts';
import { type CachedPage, loadDraft, loadPage } from './load-page.ts';
import { errorMessage } from '../error-message.ts';
import { decideRedirect, type RedirectResult } from '../redirects/decide-redirect.ts';
import type { PageRequest } from '../redirects/rule-pattern.ts';

/** Result of resolving a URL: a page, a redirect, or nothing. */
type ResolvedPage = CachedPage | { readonly redirect: Redirect } | undefined;

/** Resolves a request: an author's draft comes before a redirect, and a redirect before the page at the path. */
export const resolvePage = async (
  request: PageRequest,
  query: UrlQuery = {},
  previewData?: PreviewData,
): Promise<ResolvedPage> =>
  (await resolveDraft(request, query, previewData)) ?? loadForCache(() => resolvePublished(request, query));

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
    const page = draft && (await loadDraft(draft, query));
    return page && { page, revalidateSeconds: NOT_CACHED };
  } catch (error) {
    console.error(`draft of ${request.path}: ${errorMessage(error)}`);
    return undefined;
  }
}

/** Placeholder: Next caches no preview, but requires a number. */
const NOT_CACHED = 1;

async function resolvePublished(request: PageRequest, query: UrlQuery): Promise<ResolvedPage> {
  const [redirect, page] = await Promise.all([findRedirect(request), loadPage(request.path, request.language, query)]);
  if (redirect?.kind === 'redirect') {
    const { destination, statusCode } = redirect;
    return { redirect: { destination, statusCode, basePath: false } };
  }
  return redirect ? loadPage(redirect.path, redirect.language, query) : page;
}

/** Returns the redirect of a request; none when the rules cannot be loaded, since the page itself may be available. */
async function findRedirect(request: PageRequest): Promise<RedirectResult | undefined> {
  try {
    return decideRedirect(await contentServices().redirects(), request, env().DEFAULT_LANGUAGE);
  } catch (error) {
    console.error(errorMessage(error));
    return undefined;
  }
}
