import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** A browser with its windows, where the other one has none: only that keeps pages for the way back. */
const wholePath = process.env.WHOLE_CHROMIUM_PATH ?? executablePath;

/** Flags that keep a headless browser from calling anyone. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const launching = (path: string | undefined) => ({ ...(path !== undefined && { executablePath: path }), args: QUIET });

/** What is the same in every language and on every screen: what the kit does, and what machines ask for. */
const ANYWHERE = /\/(browser-queries|debug|discovery-data|editing-fields|qa-kit|safety)\.e2e\.ts$/;

/** What a narrow screen or a finger can change; what only chooses another width does so by itself, on any screen. */
const BY_FINGER = 'e2e/{auto-finance,footer,hero,numeric-input,pages,search-popup,tabs}.e2e.ts';

interface Files {
  readonly testMatch?: string;
  readonly testIgnore?: RegExp[];
}

const project = (name: string, language: 'ar' | 'en', device: object, files: Files = {}) => ({
  name,
  testMatch: 'e2e/**/*.e2e.ts',
  ...files,
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
    project('ar-desktop', 'ar', desktop),
    project('en-desktop', 'en', desktop, { testIgnore: [ANYWHERE] }),
    project('ar-phone', 'ar', phone, { testMatch: BY_FINGER }),
    // What is laid out from the other side; how a finger uses it is proved in Arabic.
    project('en-phone', 'en', phone, { testMatch: 'e2e/hero.e2e.ts' }),
    { name: 'build', testMatch: 'build/*.e2e.ts' },
    { name: 'renderer-app', testMatch: 'renderer/app.setup.ts' },
    {
      name: 'renderer',
      testMatch: 'renderer/*.e2e.ts',
      use: { ...desktop, launchOptions: launching(wholePath) },
      dependencies: ['renderer-app'],
    },
  ],
});
