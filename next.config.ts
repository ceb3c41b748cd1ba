import type { NextConfig } from 'next';
import { securityHeaders } from './src/config/security-headers.ts';
import { withStartScript } from './src/config/start-script.ts';
import { fetchRedirectRules } from './src/shell/redirects/fetch-rules.ts';
import { queryRedirectPaths } from './src/shell/redirects/query-redirect-paths.ts';

const development = process.env.NODE_ENV !== 'production';
const { SERVICES_URL: servicesUrl = '', DICTIONARY_PATH: dictionaryPath = '' } = process.env;

/** Media, the browser's questions about content, and what search engines ask for. */
const MACHINE_PATHS = '[-~]/(?:media|jssmedia)/.*|sitecore/api/graph/edge|robots\\.txt|sitemap\\.xml';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  webpack: withStartScript('./src/shell/client/start.ts'),
  // Generated pages live in memory: after a restart the content platform is asked again, it may have changed meanwhile.
  experimental: { isrFlushToDisk: false },
  // A source with a named part would have Next look for it in every value, at every request.
  headers: () =>
    Promise.resolve([{ source: '/(.*)', locale: false, headers: securityHeaders({ development, servicesUrl }) }]),
  // Next reads and tries every rewrite at every request: there are as few as can be.
  rewrites: async () => {
    const moved = queryRedirectPaths(await fetchRedirectRules());
    return {
      // Next sees every address with its language, the default one included, when `locale` is false.
      beforeFiles: [
        // What programs ask for has its route at the same path below /api.
        { source: `/:locale(ar|en)/:address(${MACHINE_PATHS})`, destination: '/api/:address', locale: false },
        // Where else the dictionary is told; always at /api/dictionary too.
        ...(dictionaryPath === ''
          ? []
          : [
              {
                source: `/:locale(ar|en)${dictionaryPath}/:language(ar|en)`,
                destination: '/api/dictionary/:language',
                locale: false as const,
              },
            ]),
        // Where these addresses lead depends on their query, which a page that is generated ahead does not know.
        ...(moved === undefined
          ? []
          : [
              {
                source: `/:locale(ar|en)/:path(${moved})`,
                destination: '/:locale/_query/:path',
                locale: false as const,
              },
            ]),
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

export default config;
