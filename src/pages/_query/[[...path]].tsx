import type { GetServerSideProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { resolvePage } from '#src/shell/page/resolve-page.ts';
import { pathFromSegments } from '#src/shell/page/path-from-segments.ts';
import type { PageBodyProps } from '#src/shell/page/PageBody.tsx';
import { readUrlQuery } from '#src/shell/page/read-url-query.ts';
import { toSearchParams } from '#src/shell/redirects/to-search-params.ts';
import { SitePage } from '#src/shell/page/SitePage.tsx';

/** Rewrites lead here, and the request keeps the address that was asked for: this route has none of its own. */
const OWN_PATH = /^\/_query(?=[/?]|$)/;

/**
 * A page whose address says what a widget of it shows, or an address that has moved together with its query: answered
 * when it is asked for, kept by caches for a minute.
 */
export const getServerSideProps: GetServerSideProps<PageBodyProps> = async (context) => {
  const { params, locale, query, req, res, previewData } = context;
  if (OWN_PATH.test(req.url ?? '')) return { notFound: true };
  const asked = { path: pathFromSegments(params?.path), language: languageOf(locale), search: toSearchParams(query) };
  const answer = await resolvePage(asked, readUrlQuery(query), previewData);
  res.setHeader('Cache-Control', previewData ? 'private, no-store' : 'public, s-maxage=60, stale-while-revalidate=300');
  if (!answer) return { notFound: true };
  return 'redirect' in answer ? { redirect: answer.redirect } : { props: answer.page };
};

export default SitePage;
