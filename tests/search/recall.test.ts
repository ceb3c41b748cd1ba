import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import type { PageIndex } from '#src/front/search/page-index.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from '#tests/conformance/running-platform.ts';
import { migratedStore, type OpenTestStore, openTestStore } from '#tests/support/stores.ts';

/** Results among which a page is found. */
const FIRST = 3;

/** Least share of the golden queries that find one of their pages. */
const RECALL = 0.9;

/** Most milliseconds of a layout of the embedded platform on a busy machine. */
const TIMEOUT_MS = '5000';

const queries = z.array(z.object({ query: z.string(), pages: z.array(z.string()) }));
const golden = z
  .object({ ar: queries, en: queries })
  .parse(parse(readFileSync(join(import.meta.dirname, 'golden.yml'), 'utf8')));

const dataDir = mkdtempSync(join(tmpdir(), 'rukn-recall-'));
let opened: OpenTestStore;
let platform: RunningPlatform;

beforeAll(async () => {
  // Registers have their entries in the store.
  opened = await openTestStore({ name: 'PGlite', create: migratedStore, createFast: migratedStore });
  platform = await serveContentFolder(DEMO, { services: { store: opened.store } });
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.stubEnv('PLATFORM_TIMEOUT_MS', TIMEOUT_MS);
  vi.stubEnv('DATA_DIR', dataDir);
});

afterAll(async () => {
  await platform.stop();
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(LANGUAGES)('the search in all pages of the site in %s', (language) => {
  let index: PageIndex;
  const first = (query: string): readonly string[] =>
    index
      .search(query)
      .slice(0, FIRST)
      .map(({ page }) => page.path);

  beforeAll(async () => {
    const { SearchPages } = await import('#src/front/search/search-pages.ts');
    const pages = new SearchPages(language);
    expect(await pages.renew()).toBe(true);
    if (!pages.index) throw new Error('no page is listed');
    ({ index } = pages);
  });

  it(`finds pages of the golden queries among the first ${FIRST}`, () => {
    const missed = golden[language].filter(({ query, pages }) => !first(query).some((path) => pages.includes(path)));
    const recall = 1 - missed.length / golden[language].length;
    const lines = missed.map(({ query, pages }) => `${query}: ${pages.join(' ')}\n  found ${first(query).join(' ')}`);
    expect(recall, `recall ${recall.toFixed(3)}, missed:\n${lines.join('\n')}`).toBeGreaterThanOrEqual(RECALL);
  });

  it(`finds every page by its whole title among the first ${FIRST}`, async () => {
    const { readIndexFile } = await import('#src/front/search/index-file.ts');
    const { pages } = await readIndexFile(language);
    const titles = pages.map(({ title }) => foldText(title));
    const alone = pages.filter((_, at) => titles.indexOf(titles[at] ?? '') === titles.lastIndexOf(titles[at] ?? ''));
    expect(alone.length).toBeGreaterThan(pages.length / 2);
    const missed = alone.filter(({ title, path }) => !first(title).includes(path));
    expect(missed.map(({ title, path }) => `${title}: ${path}, found ${first(title).join(' ')}`)).toEqual([]);
  });
});
