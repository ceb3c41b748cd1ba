import type { NextConfig } from 'next';
import { BUNDLED_PACKAGES } from '#src/config/patches/bundled-packages.ts';
import { patchBrowserBuild } from '#src/config/patches/patch-browser-build.ts';
import { securityHeaders } from '#src/config/security-headers.ts';

/** Pages of probes, rendered by the site's renderer and delivered with the site's headers. */
const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false },
  typescript: { ignoreBuildErrors: true },
  transpilePackages: BUNDLED_PACKAGES,
  // Tracing files for a deployment takes most of a build's time, and this app is never deployed.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // The renderer is outside this folder.
  experimental: { externalDir: true },
  webpack: patchBrowserBuild('./start.ts'),
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
