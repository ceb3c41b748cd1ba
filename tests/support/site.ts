import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Response, test as base, type TestDetails } from '@playwright/test';

export type SiteLanguage = 'ar' | 'en';

interface SiteOptions {
  /** The language of the project that a test runs in. */
  siteLanguage: SiteLanguage;
}

interface SiteFixtures {
  readonly open: (path: string) => Promise<Response>;
  /** The same thing said in the language of the project. */
  readonly t: (words: Readonly<Record<SiteLanguage, string>>) => string;
  /** What the page logged as a warning or an error; a test that expects a failure empties it. */
  readonly noise: string[];
}

/** Where a test runs besides Arabic on a wide screen, each with what differs there. */
interface Differences {
  readonly english?: string;
  readonly phone?: string;
}

/** Details of a test whose words, direction or layout another project changes: `test('…', also({ english: '…' }), …)`. */
export const also = (differences: Differences): TestDetails => {
  const all = Object.entries(differences);
  return {
    tag: all.map(([where]) => `@${where}`),
    annotation: all.map(([type, description]) => ({ type, description: String(description) })),
  };
};

/** An address as a visitor of a language sees it. */
export const localizedPath = (language: SiteLanguage, path: string): string =>
  language === 'ar' ? path : `/en${path.replace(/^\/(?=$|\?)/, '')}`;

/** What a browser says when it goes to a page without fading, as it may: nobody sees a difference but the speed. */
const SKIPPED_TRANSITION = /^Transition was (?:aborted|skipped)/;

/** A test of the site in the language of its project; it fails when the page logs anything. */
export const test = base.extend<SiteFixtures & SiteOptions>({
  siteLanguage: ['ar', { option: true }],
  t: async ({ siteLanguage }, use) => {
    await use((texts) => texts[siteLanguage]);
  },
  noise: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, noise }, use) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text());
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
      if (!response) throw new Error(`no answer from ${path}`);
      return response;
    });
  },
});

/** Waits until an island of a widget is awake. */
export async function waitForHydration(page: Page, widget: string): Promise<void> {
  await expect(page.locator(`[data-widget="${widget}"][data-hydrated]`).first()).toBeAttached();
}

/** Asserts that axe finds nothing on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // On a page without frames of other hosts one run in the page finds the same, without a second page for its report.
  // The report of what passes takes as long as finding what does not.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Asserts that axe finds nothing on an Arabic page as it stands; the markup and the colours of an English one are the same. */
export async function expectNoAxeViolationsInArabic(page: Page): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === 'ar') await expectNoAxeViolations(page);
}

/** Asserts that the page cannot be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

export { expect };
