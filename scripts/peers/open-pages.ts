import { chromium } from '@playwright/test';
import { z } from 'zod';
import { findBrowser } from '../bench/browser.ts';

/** A page that was opened in a browser. */
export interface OpenedPage {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  /** Components of SXA that it shows. */
  readonly components: number;
  /** Errors that scripts threw. */
  readonly errors: readonly string[];
}

/** Opens pages of a site in Chromium, one after the other. */
export async function openPages(site: string, paths: readonly string[]): Promise<OpenedPage[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const opened: OpenedPage[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const response = await page.goto(site + path, { waitUntil: 'load' });
      const [title, components] = [await page.title(), await page.locator('.component').count()];
      opened.push({ path, status: response?.status() ?? 0, title, components, errors });
      await page.close();
    }
    return opened;
  } finally {
    await browser.close();
  }
}

/** A page of the content: its path and its title. */
export interface ContentPage {
  readonly path: string;
  readonly title: string;
}

const QUERY = `query($site: String!, $after: String) {
  site { siteInfo(site: $site) { routes(language: "en", first: 100, after: $after) {
    pageInfo { endCursor hasNext }
    results { routePath route { field(name: "Title") { value } rendered } }
  } } }
}`;

const layout = z.object({
  sitecore: z.object({
    route: z.object({ placeholders: z.record(z.string(), z.array(z.object({ componentName: z.string() }))) }),
  }),
});

const result = z.object({
  data: z.object({
    site: z.object({
      siteInfo: z.object({
        routes: z.object({
          pageInfo: z.object({ endCursor: z.string(), hasNext: z.boolean() }),
          results: z.array(
            z.object({
              routePath: z.string(),
              route: z.object({ field: z.object({ value: z.string() }), rendered: layout }),
            }),
          ),
        }),
      }),
    }),
  }),
});

/** Returns the pages of a site of the platform that show a rich text, which is a component of SXA as well. */
export async function contentPages(platform: string, apiKey: string, site: string): Promise<ContentPage[]> {
  const pages: ContentPage[] = [];
  for (let after: string | undefined, hasNext = true; hasNext;) {
    const response = await fetch(`${platform}/sitecore/api/graph/edge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: apiKey },
      body: JSON.stringify({ query: QUERY, variables: { site, after } }),
    });
    const { results, pageInfo } = result.parse(await response.json()).data.site.siteInfo.routes;
    const withText = results.filter(({ route }) => renderingsOf(route.rendered).includes('RichText'));
    pages.push(...withText.map(({ routePath, route }) => ({ path: routePath, title: route.field.value })));
    ({ hasNext, endCursor: after } = pageInfo);
  }
  return pages;
}

/** Returns the names of a page's renderings that are in no other rendering. */
const renderingsOf = ({ sitecore }: z.output<typeof layout>): string[] =>
  Object.values(sitecore.route.placeholders).flatMap((elements) => elements.map(({ componentName }) => componentName));
