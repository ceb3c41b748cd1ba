import type { GetServerSideProps } from 'next';
import { readReceipt, RECEIPT_COOKIE, RECEIPT_KEY } from '#sitecore/contracts/form-receipt.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { languageOf } from '#src/i18n/language.ts';
import { asVisitor } from '#src/services/visitor.server.ts';
import { withPlainPost } from '#src/shell/forms/plain-post.ts';
import { clientOf } from '#src/shell/http/client-of.ts';
import { lastGoodServices } from '#src/shell/content/content-services.ts';
import { type ResolvedPage, resolvePage } from '#src/shell/page/resolve-page.ts';
import { pathFromSegments } from '#src/shell/page/path-from-segments.ts';
import type { PageBodyProps } from '#src/shell/page/PageBody.tsx';
import { hasPersonalKey } from '#src/shell/page/personal-keys.ts';
import { readUrlQuery } from '#src/shell/page/read-url-query.ts';
import { toSearchParams } from '#src/shell/redirects/to-search-params.ts';
import { SitePage } from '#src/shell/page/SitePage.tsx';

export { config } from '#src/config/page-config.ts';

/**
 * Renders a page per request, for URLs whose query decides a widget's content or is kept by a redirect; caches store
 * it for a minute, unless a widget reads something personal from the query, or data could not be fetched.
 */
export const getServerSideProps: GetServerSideProps<PageBodyProps> = async (context) => {
  const { params, locale, query, req, res, previewData } = context;
  const search = toSearchParams(query);
  const request = { path: pathFromSegments(params?.path), language: languageOf(locale), search };
  const visitor = clientOf(req, env().TRUSTED_PROXIES);
  // A form's confirmation reads its numbers as those of a query.
  const receipt = readReceipt(search.get(RECEIPT_KEY), req.cookies[RECEIPT_COOKIE]);
  const values = { ...readUrlQuery(search), ...receipt };
  const post = await withPlainPost({ request: req, response: res, search }, (entries) =>
    asVisitor(visitor, () => resolvePage(request, { ...values, ...entries }, previewData, lastGoodServices())),
  );
  if ('location' in post) return { redirect: { destination: post.location, statusCode: 303 } };
  const resolved = post.rendered;
  const isPublic = previewData === undefined && !hasPersonalKey(values) && !readsPersonal(resolved, values);
  const isCacheable = isPublic && !isIncomplete(resolved);
  res.setHeader('Cache-Control', isCacheable ? 'public, s-maxage=60, stale-while-revalidate=300' : 'private, no-store');
  if (!resolved) return { notFound: true };
  return 'redirect' in resolved ? { redirect: resolved.redirect } : { props: resolved.page };
};

const isIncomplete = (resolved: ResolvedPage): boolean =>
  resolved !== undefined && 'isIncomplete' in resolved && resolved.isIncomplete;

/** Returns true for a page with a widget whose personal keys the query has. */
const readsPersonal = (resolved: ResolvedPage, values: UrlQuery): boolean =>
  resolved !== undefined &&
  'queryWidgets' in resolved &&
  resolved.queryWidgets.some(({ isPersonal, keys }) => isPersonal && keys.some((key) => key in values));

export default SitePage;
