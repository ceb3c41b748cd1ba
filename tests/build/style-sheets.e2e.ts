import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { z } from 'zod';
import { IN_TWO_FILES, styleSheetNames } from '#src/config/style-sheets.ts';
import { expect, test } from '#tests/support/site.ts';
import { sitemapPaths } from '#tests/support/sitemap.ts';

/** Largest size in bytes, compressed by Brotli, of the file that the first paint waits for: with its headers one round trip (decision 26). */
const LARGEST_SHEET = 14_200;

/**
 * Elements that may be styled anew when one is added. A selector whose `:has()` stands on an ancestor restyles all that its last
 * compound may match: the whole page unless that names a class, an attribute or a rare type (decision 75).
 */
const LARGEST_RESTYLED = 200;

const textAt = async (request: APIRequestContext, url: string) => (await request.get(url)).text();

/** Returns the selectors of a style sheet's rules, each with the classes that it names. */
function selectorsOf(css: string): ReadonlyMap<string, readonly string[]> {
  const selectors = new Map<string, readonly string[]>();
  parse(css).walkRules(({ selector: list }) => {
    selectorParser((root) => {
      root.each((selector) => {
        const classes: string[] = [];
        selector.walkClasses(({ value }) => void classes.push(value));
        selectors.set(String(selector), classes);
      });
    }).processSync(list);
  });
  return selectors;
}

const unescape = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Returns the classes in HTML. */
const classesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescape(names).split(/\s+/))),
];

/** Returns the addresses of a page's style sheet, whose second file most pages do not have, and of the unsplit one of all widgets. */
function sheetsIn(html: string) {
  const [first = '', later] = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url);
  return { first, later, unsplit: first.replace(/\.\w+-\w+\.css$/, '.css') };
}

/** Returns the name of the style sheet at an address. */
const nameOf = (url: string) => /\.(\w+)-/.exec(url)?.[1] ?? '';

test('a page’s style sheet is small and has all rules of its classes', async ({ request }) => {
  test.slow();
  const sheets = new Map<string, Promise<string>>();
  const load = (url: string) => sheets.get(url) ?? sheets.set(url, textAt(request, url)).get(url) ?? '';
  const selectors = new Map<string, ReturnType<typeof selectorsOf>>();
  const selectorsAt = async (url: string) => {
    const ofFile = selectors.get(url) ?? selectorsOf(await load(url));
    selectors.set(url, ofFile);
    return ofFile;
  };
  const paths = ['/no/such/page', '/search?q=x', ...(await sitemapPaths(request))];
  const firstFiles = new Set<string>();
  for (const path of paths) {
    const html = await textAt(request, path);
    const { first, later, unsplit } = sheetsIn(html);
    firstFiles.add(first);
    const present = new Set(classesIn(html));
    const ofFirst = await selectorsAt(first);
    const ofLater = later === undefined ? undefined : await selectorsAt(later);
    const missing = [...(await selectorsAt(unsplit))].filter(
      ([selector, classes]) =>
        classes.length > 0 &&
        classes.every((name) => present.has(name)) &&
        !ofFirst.has(selector) &&
        !ofLater?.has(selector),
    );
    expect(
      missing.map(([selector]) => selector),
      path,
    ).toEqual([]);
  }
  const ofKind = [...firstFiles].filter((url) => !url.includes('.whole-')).sort();
  expect(ofKind.map(nameOf)).toEqual(styleSheetNames.filter((name) => name !== 'whole').sort());
  for (const url of ofKind) expect(brotliCompressSync(await load(url)).length, url).toBeLessThan(LARGEST_SHEET);
});

/** Pages of each style sheet, with most widgets between them. */
const VARIED_PAGES = [
  '/',
  '/en/help',
  '/compare-cards',
  '/personal/finance/auto',
  '/calculators/credit-card',
  '/kiosk',
  '/about',
  '/personal',
  '/personal/savings',
  '/personal/offers',
  '/personal/offers/card-offers',
  '/business',
  '/help/app',
  '/help/branches',
];

/** Widths in pixels at which rules of the second file hold: all of wide windows, and those of narrow ones. */
const WIDTHS = [1440, 300];

/** Returns the properties that a style sheet sets, custom ones left out. */
function propertiesIn(css: string): readonly string[] {
  const properties = new Set<string>();
  parse(css).walkDecls(/^[a-z]/, ({ prop }) => void properties.add(prop));
  return [...properties];
}

/** Returns what the browser computes of some properties for each element of a page. */
const computedStyles = (page: Page, properties: readonly string[]) =>
  page.evaluate(async (names) => {
    await document.fonts.ready;
    // A box laid out in steps may give a margin of 0 px where `auto` has a width; one laid out anew gives the width.
    document.documentElement.style.display = 'none';
    document.documentElement.getBoundingClientRect();
    document.documentElement.style.removeProperty('display');
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      return [element.outerHTML.slice(0, 80), ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
  }, properties);

test('a page looks the same with its style sheet, in one or two files, as with the unsplit one', async ({
  browser,
  request,
}) => {
  test.slow();
  const { later: ofAllWidgets = '' } = sheetsIn(await textAt(request, '/kiosk'));
  const properties = propertiesIn(await textAt(request, ofAllWidgets));
  expect(properties).toContain('display');
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const [split, unsplit] = [await context.newPage(), await context.newPage()];
  const inTwoFiles = new Set<string>();
  await unsplit.route(
    ({ pathname }) => VARIED_PAGES.includes(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const { first, later, unsplit: ofAll } = sheetsIn(html);
      if (later !== undefined) inTwoFiles.add(nameOf(later));
      const inOneFile = later === undefined ? html : html.replace(later, 'data:text/css,');
      const body = inOneFile.replaceAll(first, ofAll);
      await route.fulfill({ response, body });
    },
  );
  for (const width of WIDTHS) {
    await Promise.all([split, unsplit].map((page) => page.setViewportSize({ width, height: 900 })));
    for (const path of VARIED_PAGES) {
      await Promise.all([split.goto(path), unsplit.goto(path)]);
      const ofUnsplit = await computedStyles(unsplit, properties);
      expect(ofUnsplit.length).toBeGreaterThan(100);
      expect(await computedStyles(split, properties), `${path} at ${width} px`).toEqual(ofUnsplit);
    }
  }
  expect(inTwoFiles).toEqual(new Set(IN_TWO_FILES));
  await context.close();
});

const styling = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), args: z.object({ elementCount: z.number().optional() }).optional() }),
  ),
});

/** Returns how many elements the browser styles anew, at most at once, after an element was added to the page's content. */
async function countRestyled(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('p'));
    document.body.getBoundingClientRect();
  });
  const { traceEvents } = styling.parse(JSON.parse(String(await browser.stopTracing())));
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
  );
  return Math.max(0, ...counts);
}

test('an element that is added is styled with what it changes, not with the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(/\.css$/, async (route) => {
    const url = route.request().url();
    await (url.includes('.later.')
      ? route.fulfill({ contentType: 'text/css', body: '' })
      : route.continue({ url: url.replace(/\.\w+-\w+\.css$/, '.css') }));
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const restyled = await countRestyled(browser, page);
    expect(restyled, `${width} px`).toBeGreaterThan(0);
    expect(restyled, `${width} px`).toBeLessThan(LARGEST_RESTYLED);
  }
  await context.close();
});
