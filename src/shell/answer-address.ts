import type { PreviewData, Redirect } from 'next';
import type { Query } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { contentServices } from './content-services.ts';
import { findDraft } from './editing/draft.ts';
import { loadToKeep } from './freshness/publishes.ts';
import { type KeptPage, loadDraft, loadPage } from './load-page.ts';
import { reasonOf } from './reason-of.ts';
import { decideRedirect, type Redirected } from './redirects/decide-redirect.ts';
import type { Asked } from './redirects/rule-pattern.ts';

/** What an address shows: a page, the way to another address, or nothing. */
type Answer = KeptPage | { readonly redirect: Redirect } | undefined;

/** Answers an address: an author's draft wins over where it has moved, and that over what stands there. */
export const answerAddress = async (asked: Asked, query: Query = {}, previewData?: PreviewData): Promise<Answer> =>
  (await draftOf(asked, query, previewData)) ?? loadToKeep(() => answerNow(asked, query));

/** The draft that an author looks at; when it cannot be shown, what is published is better than nothing. */
async function draftOf(asked: Asked, query: Query, previewData: PreviewData): Promise<KeptPage | undefined> {
  if (previewData === undefined) return undefined;
  try {
    const draft = await findDraft(previewData, asked);
    const page = draft && (await loadDraft(draft, query));
    return page && { page, lifetime: NOT_KEPT };
  } catch (error) {
    console.error(`the draft of ${asked.path}: ${reasonOf(error)}`);
    return undefined;
  }
}

/** Next keeps no page of a preview; it only wants a number. */
const NOT_KEPT = 1;

async function answerNow(asked: Asked, query: Query): Promise<Answer> {
  const [redirected, page] = await Promise.all([redirectedFrom(asked), loadPage(asked.path, asked.language, query)]);
  if (redirected?.kind === 'redirect') {
    const { to: destination, statusCode } = redirected;
    return { redirect: { destination, statusCode, basePath: false } };
  }
  return redirected ? loadPage(redirected.path, redirected.language, query) : page;
}

/** Where an address leads; nowhere when the content platform cannot say, since the page itself may still be had. */
async function redirectedFrom(asked: Asked): Promise<Redirected | undefined> {
  try {
    return decideRedirect(await contentServices().redirects(), asked, env().DEFAULT_LANGUAGE);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
