import type { NextConfig } from 'next';
import { securityHeaders } from '#src/config/security-headers.ts';
import { withStartScript } from '#src/config/start-script.ts';

/** Pages of probes: made by the site's own renderer and delivered with the site's own headers. */
const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false },
  typescript: { ignoreBuildErrors: true },
  // Lists of files for a deployment take most of a build's time, and nothing deploys this app.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // The renderer and the widgets' foundations stand outside of this folder.
  experimental: { externalDir: true },
  webpack: withStartScript('./start.ts'),
  headers: () =>
    Promise.resolve([
      { source: '/:path*', locale: false, headers: securityHeaders({ development: false, servicesUrl: '' }) },
    ]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: ['/fonts/:file', '/favicon.svg'].map((source) => ({
        source,
        destination: `/api/public${source}`,
      })),
      afterFiles: [],
      fallback: [],
    }),
};

export default config;
