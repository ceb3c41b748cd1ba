import { expect, type Locator, type Page, type Response, test as base, type TestDetails } from '@playwright/test';
import { type AxeScope, axeViolations } from './axe.ts';

export type SiteLanguage = 'ar' | 'en';

interface SiteOptions {
  /** The language of the project that a test runs in. */
  siteLanguage: SiteLanguage;
}

/** Returns the text in one language. */
export type Translate = (texts: Readonly<Record<SiteLanguage, string>>) => string;

interface SiteFixtures {
  readonly open: (path: string) => Promise<Response>;
  /** Returns the text in the language of the project. */
  readonly t: Translate;
  /** Opens a path, with the prefix of the project's language, in a browser without scripts. */
  readonly openWithoutScripts: (path: string) => Promise<Page>;
  /** Warnings and errors that the page logged; a test that expects a failure removes them. */
  readonly noise: string[];
}

/** Projects that a test runs in besides `ar-desktop`, each with the difference that it covers. */
interface Differences {
  readonly english?: string;
  readonly phone?: string;
  /** Next's own scripts in the place of the start script. */
  readonly nextScripts?: string;
}

/** Returns the details of a test that also runs in other projects: `test('…', also({ english: '…' }), …)`. */
export const also = (differences: Differences): TestDetails => {
  const all = Object.entries(differences);
  return {
    tag: all.map(([where]) => `@${where}`),
    annotation: all.map(([type, description]) => ({ type, description: String(description) })),
  };
};

/** Returns a path with the prefix of a language. */
export const localizedPath = (language: SiteLanguage, path: string): string =>
  language === 'ar' ? path : `/en${path.replace(/^\/(?=$|\?)/, '')}`;

/** Matches the messages of a browser that skips a view transition, which is no error. */
const SKIPPED_TRANSITION = /^Transition was (?:aborted|skipped)/;

/** Matches Chromium's warning of a font that a page preloads: where a link leads, it counts as unused what the page before has loaded. */
const PRELOADED_FONT = /\/fonts\/\S+ was preloaded .* but not used/;

/** The test function for tests of the site in the project's language; a test fails when the page logs a warning or an error. */
export const test = base.extend<SiteFixtures & SiteOptions>({
  siteLanguage: ['ar', { option: true }],
  t: async ({ siteLanguage }, use) => {
    await use((texts) => texts[siteLanguage]);
  },
  noise: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, noise }, use) => {
    let isReachedByLink = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isReachedByLink = 'referer' in request.headers();
    });
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!(isReachedByLink && PRELOADED_FONT.test(message.text()))) noise.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      if (!SKIPPED_TRANSITION.test(message)) noise.push(message);
    });
    await use(page);
    expect(noise, 'the console stays quiet').toEqual([]);
  },
  open: async ({ page, siteLanguage }, use) => {
    await use(async (path) => {
      const response = await page.goto(localizedPath(siteLanguage, path));
      if (!response) throw new Error(`no response from ${path}`);
      return response;
    });
  },
  openWithoutScripts: async ({ browser, siteLanguage }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(async (path) => {
      const page = await context.newPage();
      await page.goto(localizedPath(siteLanguage, path));
      return page;
    });
    await context.close();
  },
});

/** Waits until an island of a widget is hydrated. */
export async function waitForHydration(page: Page, widget: string): Promise<void> {
  await expect(page.locator(`[data-widget="${widget}"][data-hydrated]`).first()).toBeAttached();
}

/** Waits until the scripts of a page have started it. */
export const waitForStart = (page: Page): Promise<void> => expect(page.locator('link[rel=manifest]')).toBeAttached();

/** Asserts that axe finds no violations on the page in its current state, once it stands still. */
export const expectNoAxeViolations = async (page: Page, scope: AxeScope = {}): Promise<void> =>
  expect(await axeViolations(page, scope)).toEqual([]);

/** Asserts that axe finds no violations on an Arabic page; markup and colours of an English one are the same. */
export async function expectNoAxeViolationsInArabic(page: Page, scope: AxeScope = {}): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === 'ar') await expectNoAxeViolations(page, scope);
}

/** Submits a form of a page without scripts and waits for the page that answers it. */
export async function submitWithoutScripts(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForEvent('domcontentloaded');
  await button.click();
  await answered;
}

/** Returns by how many pixels the page is wider than its window. */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Asserts that the page cannot be scrolled sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => expect(await pixelsTooWide(page)).toBe(0);

export { expect };
