import { withCompressedFiles } from './src/config/build/with-compressed-files.ts';
import { withStyleSheets } from './src/config/build/with-style-sheets.ts';
import { BUNDLED_PACKAGES } from './src/config/patches/bundled-packages.ts';
import { patchBrowserBuild } from './src/config/patches/patch-browser-build.ts';

/**
 * Next's configuration. It has no rewrites, redirects, headers or caches: the server in front of Next has them (src/front).
 *
 * @type {import('next').NextConfig}
 */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The server in front does, once for what is cached (decision 71).
  compress: false,
  // Nor does it hash each page anew for its tag: the front does, once.
  generateEtags: false,
  i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The platform makes the sizes of pictures (decision 5): /_next/image, which no page uses, is a 404.
  images: { unoptimized: true },
  transpilePackages: BUNDLED_PACKAGES,
  webpack: (settings, build) =>
    [withStyleSheets, withCompressedFiles].reduce(
      (changed, change) => change(changed, build),
      patchBrowserBuild('./src/shell/client/start.ts')(settings, build),
    ),
};

export default config;
