import { activeOrigins } from './src/config/env.ts';
import { securityHeaders } from './src/config/security-headers.ts';
import { withStartScript } from './src/config/start-script.ts';
import { fetchRedirectRules } from './src/shell/redirects/fetch-rules.ts';
import { queryRedirectPaths } from './src/shell/redirects/query-redirect-paths.ts';
import { contentOrigins } from './src/widgets/content-origins.ts';

const development = process.env.NODE_ENV !== 'production';
const { SERVICES_URL: servicesUrl = '', DICTIONARY_PATH: dictionaryPath = '' } = process.env;

/** Paths of media, the GraphQL proxy and the files for search engines. */
const MACHINE_PATHS = '[-~]/(?:media|jssmedia)/.*|sitecore/api/graph/edge|robots\\.txt|sitemap\\.xml';

/** @type {import('next').NextConfig} */
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
        source: '/(.*)',
        locale: false,
        headers: securityHeaders({ development, servicesUrl, origins: activeOrigins(contentOrigins) }),
      },
      // Fonts are cached by their names: later pages have them at once.
      {
        source: '/fonts/(.*)',
        locale: false,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]),
  // Next tries every rewrite at every request: keep them few.
  rewrites: async () => {
    const moved = queryRedirectPaths(await fetchRedirectRules());
    return {
      // With `locale: false` Next matches every path with its language, the default one included.
      beforeFiles: [
        // These paths have their routes below /api.
        { source: `/:locale(ar|en)/:address(${MACHINE_PATHS})`, destination: '/api/:address', locale: false },
        // A second path of the dictionary; it is always at /api/dictionary too.
        ...(dictionaryPath === ''
          ? []
          : [
              {
                source: `/:locale(ar|en)${dictionaryPath}/:language(ar|en)`,
                destination: '/api/dictionary/:language',
                locale: false,
              },
            ]),
        // The target of these redirects depends on the query, which a static page does not know.
        ...(moved === undefined
          ? []
          : [
              {
                source: `/:locale(ar|en)/:path(${moved})`,
                destination: '/:locale/_query/:path',
                locale: false,
              },
            ]),
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

export default config;
