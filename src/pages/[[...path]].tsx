import type { GetStaticPaths, GetStaticProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { loadPage } from '#src/shell/load-page.ts';
import { pagePath } from '#src/shell/page-path.ts';
import type { PageBodyProps } from '#src/shell/PageBody.tsx';
import { SitePage } from '#src/shell/SitePage.tsx';

/** Pages are generated when they are first asked for and again after this many seconds. */
const REVALIDATE = 300;
/** An address without a page is asked again sooner: an author may be about to publish it. */
const REVALIDATE_MISSING = 60;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<PageBodyProps> = async ({ params, locale }) => {
  const page = await loadPage(pagePath(params?.path), languageOf(locale));
  return page ? { props: page, revalidate: REVALIDATE } : { notFound: true, revalidate: REVALIDATE_MISSING };
};

export default SitePage;
