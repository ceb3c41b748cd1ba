import type { GetStaticPaths, GetStaticProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { resolvePage } from '#src/shell/page/resolve-page.ts';
import { pathFromSegments } from '#src/shell/page/path-from-segments.ts';
import type { PageBodyProps } from '#src/shell/page/PageBody.tsx';
import { SitePage } from '#src/shell/page/SitePage.tsx';

export { config } from '#src/config/page-config.ts';

/** Seconds after which a redirect is decided again. */
const REVALIDATE_REDIRECT = 300;
/** Seconds after which a missing page is looked up again: sooner, since an author may be about to publish it. */
const REVALIDATE_MISSING = 60;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<PageBodyProps> = async ({ params, locale, previewData }) => {
  const request = { path: pathFromSegments(params?.path), language: languageOf(locale), search: new URLSearchParams() };
  const resolved = await resolvePage(request, {}, previewData);
  if (!resolved) return { notFound: true, revalidate: REVALIDATE_MISSING };
  if ('redirect' in resolved) return { redirect: resolved.redirect, revalidate: REVALIDATE_REDIRECT };
  return { props: resolved.page, revalidate: resolved.revalidateSeconds };
};

export default SitePage;
