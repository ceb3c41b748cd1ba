import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** Flags that keep a headless browser from calling anyone. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const project = (name: string, language: 'ar' | 'en', device: object) => ({
  name,
  testMatch: 'e2e/**/*.e2e.ts',
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
  timeout: 30_000,
  reporter: [['line']],
  use: {
    baseURL: process.env.SITE_BASE_URL ?? 'http://localhost:3000',
    timezoneId: 'Asia/Riyadh',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: QUIET },
  },
  projects: [
    project('ar-desktop', 'ar', desktop),
    project('en-desktop', 'en', desktop),
    project('ar-phone', 'ar', phone),
    project('en-phone', 'en', phone),
    { name: 'build', testMatch: 'build/*.e2e.ts' },
    { name: 'renderer-app', testMatch: 'renderer/app.setup.ts' },
    { name: 'renderer', testMatch: 'renderer/*.e2e.ts', use: desktop, dependencies: ['renderer-app'] },
  ],
});
