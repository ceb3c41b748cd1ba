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

/** What an address shows: a page, the way to another address, or nothing. */
type ResolvedPage = CachedPage | { readonly redirect: Redirect } | undefined;

/** Answers an address: an author's draft wins over where it has moved, and that over what stands there. */
export const resolvePage = async (
  asked: PageRequest,
  query: UrlQuery = {},
  previewData?: PreviewData,
): Promise<ResolvedPage> =>
  (await resolveDraft(asked, query, previewData)) ?? loadForCache(() => resolvePublished(asked, query));

/** The draft that an author looks at; when it cannot be shown, what is published is better than nothing. */
async function resolveDraft(
  asked: PageRequest,
  query: UrlQuery,
  previewData: PreviewData,
): Promise<CachedPage | undefined> {
  if (previewData === undefined) return undefined;
  try {
    const draft = await findDraft(previewData, asked);
    const page = draft && (await loadDraft(draft, query));
    return page && { page, revalidateSeconds: NOT_CACHED };
  } catch (error) {
    console.error(`the draft of ${asked.path}: ${errorMessage(error)}`);
    return undefined;
  }
}

/** Next keeps no page of a preview; it only wants a number. */
const NOT_CACHED = 1;

async function resolvePublished(asked: PageRequest, query: UrlQuery): Promise<ResolvedPage> {
  const [redirected, page] = await Promise.all([findRedirect(asked), loadPage(asked.path, asked.language, query)]);
  if (redirected?.kind === 'redirect') {
    const { destination: destination, statusCode } = redirected;
    return { redirect: { destination, statusCode, basePath: false } };
  }
  return redirected ? loadPage(redirected.path, redirected.language, query) : page;
}

/** Where an address leads; nowhere when the content platform cannot say, since the page itself may still be had. */
async function findRedirect(asked: PageRequest): Promise<RedirectResult | undefined> {
  try {
    return decideRedirect(await contentServices().redirects(), asked, env().DEFAULT_LANGUAGE);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
