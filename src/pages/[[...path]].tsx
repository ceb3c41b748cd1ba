import type { GetStaticPaths, GetStaticProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { resolvePage } from '#src/shell/page/resolve-page.ts';
import { pathFromSegments } from '#src/shell/page/path-from-segments.ts';
import type { PageBodyProps } from '#src/shell/page/PageBody.tsx';
import { SitePage } from '#src/shell/page/SitePage.tsx';

/** Where an address leads is asked again after this many seconds. */
const REVALIDATE_REDIRECT = 300;
/** An address without a page is asked again sooner: an author may be about to publish it. */
const REVALIDATE_MISSING = 60;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<PageBodyProps> = async ({ params, locale, previewData }) => {
  const asked = { path: pathFromSegments(params?.path), language: languageOf(locale), search: new URLSearchParams() };
  const answer = await resolvePage(asked, {}, previewData);
  if (!answer) return { notFound: true, revalidate: REVALIDATE_MISSING };
  if ('redirect' in answer) return { redirect: answer.redirect, revalidate: REVALIDATE_REDIRECT };
  return { props: answer.page, revalidate: answer.revalidateSeconds };
};

export default SitePage;
