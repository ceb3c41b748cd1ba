import type { Redirect } from 'next';
import type { Query } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { contentServices } from './content-services.ts';
import { loadToKeep } from './freshness/publishes.ts';
import { type KeptPage, loadPage } from './load-page.ts';
import { decideRedirect, type Redirected } from './redirects/decide-redirect.ts';
import type { Asked } from './redirects/rule-pattern.ts';

/** What an address shows: a page, the way to another address, or nothing. */
type Answer = KeptPage | { readonly redirect: Redirect } | undefined;

/** Answers an address: where it has moved wins over what stands there. */
export const answerAddress = (asked: Asked, query: Query = {}): Promise<Answer> =>
  loadToKeep(() => answerNow(asked, query));

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
