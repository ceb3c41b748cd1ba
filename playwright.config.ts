import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** A browser with its windows, where the other one has none: only that keeps pages for the way back. */
const headedPath = process.env.WHOLE_CHROMIUM_PATH ?? executablePath;

/** Flags that keep a headless browser from calling anyone. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const launching = (path: string | undefined) => ({
  ...(path !== undefined && { executablePath: path }),
  args: CHROMIUM_ARGS,
});

/** What goes back and forth between pages, and so needs the browser with its windows. */
const BY_HISTORY = 'renderer/navigation.e2e.ts';

const project = (name: string, language: 'ar' | 'en', device: object, tests: { readonly grep?: RegExp } = {}) => ({
  name,
  testMatch: 'e2e/**/*.e2e.ts',
  ...tests,
  use: { ...device, locale: language === 'ar' ? 'ar-SA' : 'en-GB', siteLanguage: language },
});

const desktop = { viewport: { width: 1440, height: 900 } };
const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const phone = { viewport: { ...viewport, width: 390 }, userAgent, deviceScaleFactor, isMobile, hasTouch };

export default defineConfig<{ siteLanguage: 'ar' | 'en' }>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // Against what hangs, not against slow machines; how fast things are is measured by npm run bench.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  use: {
    baseURL: process.env.SITE_BASE_URL ?? 'http://localhost:3000',
    timezoneId: 'Asia/Riyadh',
    trace: 'retain-on-failure',
    launchOptions: launching(executablePath),
  },
  projects: [
    // First, for the longest step of all: the renderer's tests wait for it.
    { name: 'renderer-app', testMatch: 'renderer/app.setup.ts' },
    project('ar-desktop', 'ar', desktop),
    // What words, direction or layout change; each test says which (`also` of tests/support/site.ts).
    project('en-desktop', 'en', desktop, { grep: /@english\b/ }),
    // What a narrow screen or a finger changes; what only chooses another width does so by itself, on any screen.
    project('ar-phone', 'ar', phone, { grep: /@phone\b/ }),
    { name: 'build', testMatch: 'build/*.e2e.ts' },
    {
      name: 'renderer',
      testMatch: 'renderer/*.e2e.ts',
      testIgnore: BY_HISTORY,
      use: desktop,
      dependencies: ['renderer-app'],
    },
    {
      name: 'renderer-history',
      testMatch: BY_HISTORY,
      use: { ...desktop, launchOptions: launching(headedPath) },
      dependencies: ['renderer-app'],
    },
  ],
});
