import { type NextRequest, NextResponse } from 'next/server';
import { frameSources, isAllowedOrigin } from './config/allowed-origins.ts';
import { activeOrigins, env, isDevelopment } from './config/env.ts';
import { contentPolicy } from './config/security-headers.ts';
import { languageOf } from './i18n/language.ts';
import { mayChangePage } from './shell/page/query-readers.ts';
import { readUrlQuery } from './shell/page/read-url-query.ts';
import { contentOrigins } from './widgets/content-origins.ts';

/**
 * Handles requests that a cached page may not answer: rewrites a URL whose query changes its page to the route that
 * renders per request, and lets an author's editor frame pages and load their files. Requests without a query key do not
 * reach it.
 */
export function proxy(request: NextRequest): NextResponse {
  const response = needsQuery(request) ? NextResponse.rewrite(queryRouteOf(request)) : NextResponse.next();
  const origin = request.headers.get('origin');
  if (origin === null && !request.cookies.has(PREVIEW_COOKIE)) return response;
  const { JSS_ALLOWED_ORIGINS: allowed, SERVICES_URL: servicesUrl } = env();
  if (origin !== null && isAllowedOrigin(origin, allowed)) response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set(
    'Content-Security-Policy',
    contentPolicy({
      development: isDevelopment(),
      servicesUrl,
      origins: activeOrigins(contentOrigins),
      framedBy: frameSources(allowed),
    }),
  );
  return response;
}

const PREVIEW_COOKIE = '__prerender_bypass';
const NON_PAGE_PATHS = /^\/(?:api|_next|_query|fonts|-|~)(?:\/|$)/;

function needsQuery({ nextUrl: { pathname, locale, searchParams }, cookies }: NextRequest): boolean {
  if (NON_PAGE_PATHS.test(pathname)) return false;
  const query = readUrlQuery(searchParams);
  if (Object.keys(query).length === 0) return false;
  // A draft may read another query than the published page.
  return cookies.has(PREVIEW_COOKIE) || mayChangePage(decodePath(pathname), languageOf(locale), query);
}

/** Decodes a URL's path; one that cannot be decoded stays as it is, and its page is not known. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the URL of the route that renders a page per request with its query (decisions 7 and 20). */
function queryRouteOf({ nextUrl }: NextRequest) {
  const url = nextUrl.clone();
  url.pathname = `/_query${nextUrl.pathname}`;
  return url;
}

/**
 * Matchers of this proxy. Next reads them in the source, so each query key that a widget declares is a literal
 * (tests/invariants/proxy.test.ts). URLs with only undeclared keys (utm_…) are cached pages.
 */
export const config = {
  matcher: [
    { source: '/:path*', has: [{ type: 'query', key: 'page' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'q' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'tab' }] },
    { source: '/_next/:path*', locale: false, has: [{ type: 'header', key: 'origin' }] },
    { source: '/fonts/:path*', has: [{ type: 'header', key: 'origin' }] },
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
};
