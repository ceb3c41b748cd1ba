import { type NextRequest, NextResponse } from 'next/server';
import { frameSources, isAllowedOrigin } from './config/allowed-origins.ts';
import { env, isDevelopment } from './config/env.ts';
import { contentPolicy } from './config/security-headers.ts';
import { queryKeys } from './widgets/query-keys.ts';

/**
 * Stands in front of what is answered when it is asked for: pages whose address says by a query key what a widget shows,
 * which have a route of their own, and what only an author's browser asks for, which an editor may frame on its own
 * origin. Pages that are generated ahead never come here.
 */
export function proxy(request: NextRequest): NextResponse {
  const response = hasWidgetQuery(request) ? NextResponse.rewrite(queryRouteOf(request)) : NextResponse.next();
  const origin = request.headers.get('origin');
  if (origin === null && !request.cookies.has(PREVIEW_COOKIE)) return response;
  const { JSS_ALLOWED_ORIGINS: allowed, SERVICES_URL: servicesUrl } = env();
  if (origin !== null && isAllowedOrigin(origin, allowed)) response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set(
    'Content-Security-Policy',
    contentPolicy({ development: isDevelopment(), servicesUrl, framedBy: frameSources(allowed) }),
  );
  return response;
}

const PREVIEW_COOKIE = '__prerender_bypass';
const NON_PAGE_PATHS = /^\/(?:api|_next|_query|fonts|-|~)(?:\/|$)/;

const hasWidgetQuery = ({ nextUrl: { pathname, searchParams } }: NextRequest): boolean =>
  !NON_PAGE_PATHS.test(pathname) && queryKeys.some((key) => searchParams.has(key));

/** The route that answers a page's address together with its query (decision 7). */
function queryRouteOf({ nextUrl }: NextRequest) {
  const twin = nextUrl.clone();
  twin.pathname = `/_query${nextUrl.pathname}`;
  return twin;
}

/**
 * What comes here: Next reads it in the source, so each query key that a widget declares stands as it is (tests/invariants/proxy.test.ts).
 * Keys that none declares (utm_…) never leave the page that is generated ahead.
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
