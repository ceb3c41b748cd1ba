import type { NextConfig } from 'next';
import { securityHeaders } from './src/config/security-headers.ts';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Generated pages live in memory: after a restart the content platform is asked again, it may have changed meanwhile.
  experimental: { isrFlushToDisk: false },
  headers: () =>
    Promise.resolve([
      { source: '/:path*', locale: false, headers: securityHeaders(process.env.NODE_ENV !== 'production') },
    ]),
  rewrites: () =>
    Promise.resolve({
      // Next sees every address with its language, the default one included, when `locale` is false.
      beforeFiles: [
        ...['-', '~'].map((prefix) => ({
          source: `/:locale(ar|en)/${prefix}/:kind(media|jssmedia)/:path*`,
          destination: `/api/media/${prefix}/:kind/:path*`,
          locale: false as const,
        })),
        { source: '/:locale(ar|en)/robots.txt', destination: '/api/robots', locale: false },
        { source: '/:locale(ar|en)/sitemap.xml', destination: '/api/sitemap', locale: false },
      ],
      afterFiles: [],
      fallback: [],
    }),
};

export default config;
