import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { runnerImport } from 'vite';
import { z } from 'zod';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { launchBrowser } from '../bench/browser.ts';
import { comparedLines, differences, shownContent } from './shown-content.ts';
import { SXA_LAYOUTS, SXA_PATH } from './sxa-layouts.ts';

/** A page of SXA's renderings, as the starter and the site show it. */
export interface ComparedPage {
  readonly name: string;
  readonly status: number;
  /** Texts, links and pictures of the starter's page. */
  readonly lines: number;
  readonly differences: readonly string[];
  /** Errors that the starter's scripts threw. */
  readonly errors: readonly string[];
}

type RenderMain = (layout: JsonObject, path: string) => Promise<string>;

const renderModule = z.object({ renderMain: z.custom<RenderMain>((value) => typeof value === 'function') });

/** Publishes pages of SXA's renderings on a platform with QA=1, and compares the starter's pages with those of the site's components. */
export async function compareSxaPages(starter: string, platform: string): Promise<ComparedPage[]> {
  // Node alone compiles no JSX.
  const file = join(import.meta.dirname, 'render-main.tsx');
  const { renderMain } = renderModule.parse((await runnerImport(file, { configFile: false })).module);
  const { test } = z.object({ test: z.string() }).parse(await post(`${platform}/qa/tests`));
  const browser = await launchBrowser();
  try {
    const compared: ComparedPage[] = [];
    for (const [name, layout] of SXA_LAYOUTS) {
      const published = await post(`${platform}/qa/tests/${test}/pages`, { layout });
      const { path } = z.object({ path: z.string() }).parse(published);
      const { lines, ...shown } = await shownByStarter(browser, starter + path);
      const own = await shownInHtml(browser, await renderMain(layout, SXA_PATH));
      const wrong = differences(comparedLines(lines), comparedLines(own));
      compared.push({ name, ...shown, lines: lines.length, differences: wrong });
    }
    return compared;
  } finally {
    await browser.close();
  }
}

/** Opens a page of the starter and reads its main part once its scripts have run. */
async function shownByStarter(browser: Browser, url: string) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const response = await page.goto(url, { waitUntil: 'load' });
  const lines = await page.locator('main').evaluate(shownContent);
  await page.close();
  return { status: response?.status() ?? 0, lines, errors };
}

async function shownInHtml(browser: Browser, html: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(html);
  const lines = await page.locator('body').evaluate(shownContent);
  await page.close();
  return lines;
}

async function post(url: string, body: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
