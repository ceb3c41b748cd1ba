import { type NextRequest, NextResponse } from 'next/server';
import { frameSources, isAllowedOrigin } from './config/allowed-origins.ts';
import { activeOrigins, env, isDevelopment } from './config/env.ts';
import { contentPolicy } from './config/security-headers.ts';
import { contentOrigins } from './widgets/content-origins.ts';

/** Lets an author's editor frame pages and load their files. Requests of visitors do not reach it. */
export function proxy(request: NextRequest): NextResponse {
  const response = NextResponse.next();
  const origin = request.headers.get('origin');
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

/** Matchers of this proxy, which Next reads in the source. */
export const config = {
  matcher: [
    { source: '/_next/:path*', locale: false, has: [{ type: 'header', key: 'origin' }] },
    { source: '/fonts/:path*', has: [{ type: 'header', key: 'origin' }] },
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
};
