import type { NextConfig } from 'next';
import { securityHeaders } from './src/config/security-headers.ts';
import { fetchRules } from './src/shell/redirects/fetch-rules.ts';
import { querySources } from './src/shell/redirects/query-sources.ts';
import { queryKeys } from './src/widgets/query-keys.ts';

/** Applies to addresses that have a query key. */
const withQuery = (key: string) => ({ has: [{ type: 'query' as const, key }], locale: false as const });

const development = process.env.NODE_ENV !== 'production';
const { SERVICES_URL: servicesUrl = '' } = process.env;

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Generated pages live in memory: after a restart the content platform is asked again, it may have changed meanwhile.
  experimental: { isrFlushToDisk: false },
  headers: () =>
    Promise.resolve([{ source: '/:path*', locale: false, headers: securityHeaders({ development, servicesUrl }) }]),
  rewrites: async () => {
    const moved = querySources(await fetchRules());
    return {
      // Next sees every address with its language, the default one included, when `locale` is false.
      beforeFiles: [
        ...['-', '~'].map((prefix) => ({
          source: `/:locale(ar|en)/${prefix}/:kind(media|jssmedia)/:path*`,
          destination: `/api/media/${prefix}/:kind/:path*`,
          locale: false as const,
        })),
        { source: '/:locale(ar|en)/sitecore/api/graph/edge', destination: '/api/graph/edge', locale: false },
        // The route behind addresses with a query has no address of its own.
        { source: '/:locale(ar|en)/_query/:path*', destination: '/:locale/_query-is-no-page', locale: false },
        // Keys that no widget declares (utm_…) never leave the page that is generated ahead.
        ...queryKeys.flatMap((key) => [
          { ...withQuery(key), source: '/:locale(ar|en)', destination: '/:locale/_query' },
          {
            ...withQuery(key),
            source: '/:locale(ar|en)/:path((?!api/|_next/|_query|-/|~/).*)',
            destination: '/:locale/_query/:path',
          },
        ]),
        // Where these addresses lead depends on their query, which a page that is generated ahead does not know.
        ...moved.map((source) => ({
          source: `/:locale(ar|en)${source}`,
          destination: `/:locale/_query${source.startsWith('/:moved') ? '/:moved' : source}`,
          locale: false as const,
        })),
        { source: '/:locale(ar|en)/robots.txt', destination: '/api/robots', locale: false },
        { source: '/:locale(ar|en)/sitemap.xml', destination: '/api/sitemap', locale: false },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

export default config;
