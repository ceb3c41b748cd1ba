import { withStyleSheets } from './src/config/build-styles/with-style-sheets.ts';
import { withStartScript } from './src/config/start-script.ts';

/**
 * Next's configuration. It has no rewrites, redirects, headers or caches: the server in front of Next has them (src/front).
 *
 * @type {import('next').NextConfig}
 */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // src/shell/compression does, once for what is cached (decision 71).
  compress: false,
  // Nor does it hash each page anew for its tag: the front does, once.
  generateEtags: false,
  i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The platform makes the sizes of pictures (decision 5): /_next/image, which no page uses, is a 404.
  images: { unoptimized: true },
  // An ES module that the server would import while sanitize-html requires it, which Node refuses.
  transpilePackages: ['htmlparser2'],
  webpack: (settings, build) => withStyleSheets(withStartScript('./src/shell/client/start.ts')(settings, build), build),
};

export default config;
