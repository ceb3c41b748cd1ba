import { activeOrigins } from './src/config/env.ts';
import { fileHeaders, securityHeaders } from './src/config/security-headers.ts';
import { withStartScript } from './src/config/start-script.ts';
import { contentOrigins } from './src/widgets/content-origins.ts';

const development = process.env.NODE_ENV !== 'production';
/** Paths of files that no browser opens as a document: of the build, which have no language, and of folders of `public`. */
const FILES = '_next/static|(?:ar|en)/(?:fonts|patterns|scenes)';
const { SERVICES_URL: servicesUrl = '' } = process.env;

/**
 * Next's configuration. It has no rewrites, which Next would try at every request: src/shell/routing does (decision 25).
 *
 * @type {import('next').NextConfig}
 */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  webpack: withStartScript('./src/shell/client/start.ts'),
  // Generated pages live in memory: content may change between a stop and the next start. Enough for the pages of 1,100
  // addresses in two languages (decision 21).
  cacheMaxMemorySize: 300_000_000,
  experimental: { isrFlushToDisk: false },
  // With a named part in the source, Next would search every header value for it at every request.
  headers: () =>
    Promise.resolve([
      {
        source: `/((?!(?:${FILES})/).*)`,
        locale: false,
        headers: securityHeaders({ development, servicesUrl, origins: activeOrigins(contentOrigins) }),
      },
      // A page's first view has some ten of them: the headers of a document would be half a kilobyte on each.
      { source: `/((?:${FILES})/.*)`, locale: false, headers: fileHeaders },
      // Fonts are cached by their names: later pages have them at once.
      {
        source: '/((?:ar|en)/fonts/.*)',
        locale: false,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]),
};

export default config;
