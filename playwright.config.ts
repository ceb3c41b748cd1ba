import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** Path of a browser with windows: only that has a back/forward cache. */
const headedPath = process.env.WHOLE_CHROMIUM_PATH ?? executablePath;

/** Flags that keep a headless browser from sending requests of its own. */
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

/** Tests that go back and forth between pages and need the back/forward cache. */
const BY_HISTORY = 'renderer/navigation.e2e.ts';

const project = (name: string, language: 'ar' | 'en', device: object, tests: { readonly grep?: RegExp } = {}) => ({
  name,
  testMatch: 'e2e/**/*.e2e.ts',
  ...tests,
  use: { ...device, locale: language === 'ar' ? 'ar-SA' : 'en-GB', siteLanguage: language },
});

/** Tests of the editor, which share one platform and site: a second worker would start others. */
const EDITOR = ['build/authoring.e2e.ts', 'build/editor-*.e2e.ts'];

/** A server of the same build that sends Next's own scripts, when one runs: npm test starts one. */
const nextScriptsUrl = process.env.NEXT_SCRIPTS_BASE_URL;

/** Tests that run only there; those of what scripts do on a page run there once more. */
const NEXT_SCRIPTS = 'build/next-scripts.e2e.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const phone = { viewport: { ...viewport, width: 390 }, userAgent, deviceScaleFactor, isMobile, hasTouch };

export default defineConfig<{ siteLanguage: 'ar' | 'en' }>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: availableParallelism(),
  // For hanging tests, not slow machines; speed is measured by npm run bench.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  reporter: [['line']],
  use: {
    baseURL: process.env.SITE_BASE_URL ?? 'http://localhost:3000',
    timezoneId: 'Asia/Riyadh',
    // Recording a trace of each would take half as long again as the tests.
    screenshot: 'only-on-failure',
    launchOptions: launching(executablePath),
  },
  projects: [
    // First, since it is the longest step: the renderer's tests wait for it.
    { name: 'renderer-app', testMatch: 'renderer/app.setup.ts' },
    project('ar-desktop', 'ar', desktop),
    // Tests with other texts, direction or layout in English (`also` of tests/support/site.ts).
    project('en-desktop', 'en', desktop, { grep: /@english\b/ }),
    // Tests that differ on a narrow or touch screen; a test of another width sets it itself, in any project.
    project('ar-phone', 'ar', phone, { grep: /@phone\b/ }),
    // They open pages in the default language where they name no other.
    { name: 'build', testMatch: 'build/*.e2e.ts', testIgnore: [NEXT_SCRIPTS, ...EDITOR], use: { siteLanguage: 'ar' } },
    { name: 'editor', testMatch: EDITOR, workers: 1, use: { siteLanguage: 'ar' } },
    ...(nextScriptsUrl === undefined
      ? []
      : [
          {
            ...project('next-scripts', 'ar', { ...desktop, baseURL: nextScriptsUrl }, { grep: /@nextScripts\b/ }),
            testMatch: ['e2e/**/*.e2e.ts', NEXT_SCRIPTS],
          },
        ]),
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
