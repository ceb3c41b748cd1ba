import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { z } from 'zod';
import { fixtures as tracker } from '#src/widgets/tracker/ApplicationTracker/ApplicationTracker.fixture.ts';
import { fixtures as locator } from '#src/widgets/locator/Locator/Locator.fixture.ts';
import { fixtures as news } from '#src/widgets/news/NewsListing/NewsListing.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { sitemapPaths } from '#tests/support/sitemap.ts';

/** Largest size in bytes of a page's style sheet, compressed by Brotli: hardly more than one round trip (decision 26). */
const LARGEST_SHEET = 15_400;

/** Address of no build: the style sheet of all widgets. */
const WHOLE = '/styles/whole/whole.css';

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

/** Returns the address of a page's one style sheet. */
function sheetIn(html: string): string {
  const urls = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url);
  expect(urls).toEqual([expect.stringMatching(/^\/styles\/[\w-]+\/[\w-]+\.css$/)]);
  return urls[0] ?? '';
}

/** Returns a function that reads each style sheet once. */
function sheetReader(request: APIRequestContext) {
  const sheets = new Map<
    string,
    Promise<{ readonly css: string; readonly selectors: ReturnType<typeof selectorsOf> }>
  >();
  const read = async (url: string) => {
    const css = await textAt(request, url);
    return { css, selectors: selectorsOf(css) };
  };
  return (url: string) => {
    const sheet = sheets.get(url) ?? read(url);
    sheets.set(url, sheet);
    return sheet;
  };
}

test('the style sheet of every page is small and has all rules of its classes', async ({ request }) => {
  test.slow();
  const sheetAt = sheetReader(request);
  const whole = await sheetAt(WHOLE);
  const paths = ['/no/such/page', '/search?q=x', ...(await sitemapPaths(request))];
  const urls = new Set<string>();
  for (const path of paths) {
    const html = await textAt(request, path);
    const url = sheetIn(html);
    urls.add(url);
    const present = new Set(classesIn(html));
    const { selectors } = await sheetAt(url);
    const missing = [...whole.selectors].filter(
      ([selector, classes]) =>
        classes.length > 0 && classes.every((name) => present.has(name)) && !selectors.has(selector),
    );
    expect(
      missing.map(([selector]) => selector),
      path,
    ).toEqual([]);
  }
  for (const url of urls) expect(brotliCompressSync((await sheetAt(url)).css).length, url).toBeLessThan(LARGEST_SHEET);
});

/** Returns the properties that a style sheet sets, custom ones left out. */
function propertiesIn(css: string): readonly string[] {
  const properties = new Set<string>();
  parse(css).walkDecls(/^[a-z]/, ({ prop }) => void properties.add(prop));
  return [...properties];
}

const snapshot = z.object({
  strings: z.array(z.string()),
  documents: z.array(
    z.object({
      nodes: z.object({ nodeName: z.array(z.number()), attributes: z.array(z.array(z.number())) }),
      layout: z.object({ nodeIndex: z.array(z.number()), styles: z.array(z.array(z.number())) }),
    }),
  ),
});

/** Returns what the browser computes of some properties for each box of a page, as one text each. */
async function computedStyles(page: Page, properties: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A box laid out in steps may give a margin of 0 px where `auto` has a width; one laid out anew gives the width.
    document.documentElement.style.display = 'none';
    document.documentElement.getBoundingClientRect();
    document.documentElement.style.removeProperty('display');
  });
  const session = await page.context().newCDPSession(page);
  const { documents, strings } = snapshot.parse(
    await session.send('DOMSnapshot.captureSnapshot', { computedStyles: [...properties] }),
  );
  await session.detach();
  const text = (index = -1): string => strings[index] ?? '';
  return documents.flatMap(({ nodes, layout }) =>
    layout.nodeIndex.map((node, box) => {
      const attributes = (nodes.attributes[node] ?? []).map(text);
      const name = [text(nodes.nodeName[node]), ...attributes.filter((_, at) => attributes[at - 1] === 'class')].join(
        ' ',
      );
      const values = layout.styles[box] ?? [];
      return [name, ...values.map((value, index) => `${properties[index] ?? ''}: ${text(value)}`)].join('\n');
    }),
  );
}

/** Opens a path with the page's own style sheet and with that of all widgets, and compares what the browser computes. */
async function expectSameLook(own: Page, whole: Page, path: string, properties: readonly string[]): Promise<void> {
  await Promise.all([own.goto(path), whole.goto(path)]);
  const ofWhole = await computedStyles(whole, properties);
  expect(ofWhole.length).toBeGreaterThan(10);
  expect(await computedStyles(own, properties), path).toEqual(ofWhole);
}

/** Opens two pages of a width without scripts, of which the second has the style sheet of all widgets, given as text. */
async function openPair(browser: Browser, width: number, css: string) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });
  const [own, whole] = [await context.newPage(), await context.newPage()];
  // Pictures have their sizes in the HTML.
  await context.route(/\/-\/media\//, (route) => route.abort());
  await whole.route(/\/styles\//, (route) => route.fulfill({ contentType: 'text/css', body: css }));
  return { own, whole, close: () => context.close() };
}

test('pages look the same with their own style sheets as with that of all widgets: one of each sheet', async ({
  browser,
  request,
}) => {
  test.slow();
  const css = await textAt(request, WHOLE);
  const properties = propertiesIn(css);
  expect(properties).toContain('display');
  const pathBySheet = new Map<string, string>();
  for (const path of [...(await sitemapPaths(request)), '/no/such/page', '/kiosk'])
    pathBySheet.set(sheetIn(await textAt(request, path)), path);
  expect(pathBySheet.size).toBeGreaterThan(40);
  const [wide, narrow] = [await openPair(browser, 1440, css), await openPair(browser, 300, css)];
  for (const [place, path] of [...pathBySheet.values()].entries()) {
    await expectSameLook(wide.own, wide.whole, path, properties);
    if (place % 5 === 0) await expectSameLook(narrow.own, narrow.whole, path, properties);
  }
  await Promise.all([wide.close(), narrow.close()]);
});

test('a page that an author puts together has the rules of its widgets alone', async ({ browser, request, qa }) => {
  await qa.publish([tracker.full, locator.full, news.full]);
  const { path } = qa;
  const html = await textAt(request, path);
  const [own, whole] = await Promise.all([sheetIn(html), WHOLE].map((url) => textAt(request, url)));
  expect(brotliCompressSync(own ?? '').length).toBeLessThan(0.6 * brotliCompressSync(whole ?? '').length);
  const pair = await openPair(browser, 1440, whole ?? '');
  await expectSameLook(pair.own, pair.whole, path, propertiesIn(whole ?? ''));
  await pair.close();
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
  await page.route(/\/styles\//, (route) => route.continue({ url: new URL(WHOLE, route.request().url()).href }));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const restyled = await countRestyled(browser, page);
    expect(restyled, `${width} px`).toBeGreaterThan(0);
    expect(restyled, `${width} px`).toBeLessThan(LARGEST_RESTYLED);
  }
  await context.close();
});
