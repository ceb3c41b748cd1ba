import type { GetStaticPaths, GetStaticProps } from 'next';
import { languageOf } from '#src/i18n/language.ts';
import { lastGoodServices } from '#src/shell/content/content-services.ts';
import { resolvePage } from '#src/shell/page/resolve-page.ts';
import { pathFromSegments } from '#src/shell/page/path-from-segments.ts';
import type { PageBodyProps } from '#src/shell/page/PageBody.tsx';
import { decodeQuery, isKnownVersion } from '#src/shell/routing/cached-query-path.ts';
import { isListedQuery, rememberIncomplete } from '#src/shell/routing/known-pages.ts';
import { SitePage } from '#src/shell/page/SitePage.tsx';

export { config } from '#src/config/page-config.ts';

/** Seconds after which a page is rendered again, as long as a rendered one is cached by others. */
const MAX_REVALIDATE = 60;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Renders a page with listed values of a query, once for a version of the content; none with other values. */
export const getStaticProps: GetStaticProps<PageBodyProps> = async ({ params, locale }) => {
  const query = decodeQuery(params?.values);
  const request = {
    path: pathFromSegments(params?.path),
    language: languageOf(locale),
    search: new URLSearchParams(query),
  };
  const resolved = isKnownVersion(params?.version)
    ? await resolvePage(request, query, undefined, lastGoodServices())
    : undefined;
  if (!resolved) return { notFound: true, revalidate: MAX_REVALIDATE };
  if ('redirect' in resolved) return { redirect: resolved.redirect, revalidate: MAX_REVALIDATE };
  // A list whose data could not be fetched lists no values.
  if (resolved.isIncomplete) rememberIncomplete(request.path, request.language, query);
  else if (!isListedQuery(resolved.queryWidgets, query)) return { notFound: true, revalidate: MAX_REVALIDATE };
  return { props: resolved.page, revalidate: Math.min(MAX_REVALIDATE, resolved.revalidateSeconds) };
};

export default SitePage;
