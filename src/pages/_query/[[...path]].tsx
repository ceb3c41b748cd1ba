import type { GetServerSideProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { loadPage } from '#src/shell/load-page.ts';
import { pagePath } from '#src/shell/page-path.ts';
import type { PageBodyProps } from '#src/shell/PageBody.tsx';
import { readQuery } from '#src/shell/read-query.ts';
import { SitePage } from '#src/shell/SitePage.tsx';

/** A page whose address says what a widget of it shows: rendered when it is asked for, kept by caches for a minute. */
export const getServerSideProps: GetServerSideProps<PageBodyProps> = async ({ params, locale, query, res }) => {
  const page = await loadPage(pagePath(params?.path), languageOf(locale), readQuery(query));
  res.setHeader('Cache-Control', 'public, s-maxage=60, stale-while-revalidate=300');
  return page ? { props: page } : { notFound: true };
};

export default SitePage;
