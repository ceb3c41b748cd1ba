import { type NextRequest, NextResponse } from 'next/server';
import { frameSources, isAllowedOrigin } from './config/allowed-origins.ts';
import { env, isDevelopment } from './config/env.ts';
import { contentPolicy } from './config/security-headers.ts';

/**
 * Stands in front of what only an author's browser asks for: the files of a page that an editor shows on its own origin,
 * and pages with the cookie of a preview, which an editor may frame. Visitors' pages and files never come here.
 */
export function proxy({ headers }: NextRequest): NextResponse {
  const response = NextResponse.next();
  const { JSS_ALLOWED_ORIGINS: allowed, SERVICES_URL: servicesUrl } = env();
  const origin = headers.get('origin');
  if (origin !== null && isAllowedOrigin(origin, allowed)) response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set(
    'Content-Security-Policy',
    contentPolicy({ development: isDevelopment(), servicesUrl, framedBy: frameSources(allowed) }),
  );
  return response;
}

export const config = {
  matcher: [
    { source: '/_next/:path*', locale: false, has: [{ type: 'header', key: 'origin' }] },
    { source: '/fonts/:path*', has: [{ type: 'header', key: 'origin' }] },
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
};
