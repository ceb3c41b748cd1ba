import type { GetServerSideProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { answerAddress } from '#src/shell/answer-address.ts';
import { pagePath } from '#src/shell/page-path.ts';
import type { PageBodyProps } from '#src/shell/PageBody.tsx';
import { readQuery } from '#src/shell/read-query.ts';
import { searchOf } from '#src/shell/redirects/search-of.ts';
import { SitePage } from '#src/shell/SitePage.tsx';

/** Rewrites lead here, and the request keeps the address that was asked for: this route has none of its own. */
const OWN_ADDRESS = /^\/_query(?=[/?]|$)/;

/**
 * A page whose address says what a widget of it shows, or an address that has moved together with its query: answered
 * when it is asked for, kept by caches for a minute.
 */
export const getServerSideProps: GetServerSideProps<PageBodyProps> = async (context) => {
  const { params, locale, query, req, res, previewData } = context;
  if (OWN_ADDRESS.test(req.url ?? '')) return { notFound: true };
  const asked = { path: pagePath(params?.path), language: languageOf(locale), search: searchOf(query) };
  const answer = await answerAddress(asked, readQuery(query), previewData);
  res.setHeader('Cache-Control', previewData ? 'private, no-store' : 'public, s-maxage=60, stale-while-revalidate=300');
  if (!answer) return { notFound: true };
  return 'redirect' in answer ? { redirect: answer.redirect } : { props: answer.page };
};

export default SitePage;
