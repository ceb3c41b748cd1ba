import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 120,
  singleQuote: true,
  trailingComma: 'all',
  sortPackageJson: false,
  ignorePatterns: [
    'package-lock.json',
    '.next',
    '.data',
    '.bench',
    '.reports',
    'next-env.d.ts',
    'public',
    'sitecore/content/media',
    'docs/requirements/*.yml',
    'test-results',
    'playwright-report',
    'sitecore/platform/services/locations/machines.json',
    'docs/places/regions.topo.json',
    'sitecore/platform/services/reference/places.json',
  ],
});
