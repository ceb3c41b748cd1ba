import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addPages } from './large-folder.ts';

/** Milliseconds until visitors in both languages see a saved change. */
export interface SaveTimes {
  readonly median: number;
  readonly slowest: number;
}

const SAVES = 11;
/** From one save of an author to the next; what the first one leaves to be done is done by then. */
const AUTHORS_PAUSE_MS = 1500;
const POLL_MS = 5;
const TIMEOUT_MS = 60_000;
/** The site renders every new page in both languages before the last one is seen. */
const NEW_PAGES_TIMEOUT_MS = 600_000;
const PAGE = 'pages/help/fraud.yml';
const DICTIONARY = 'dictionary.yml';

/**
 * Saves content of a running platform and site and times it: a page's title until the page shows it, and the bank's name until
 * every page of the sitemap does, each in both languages.
 */
export async function timeSaves(content: string, site: string): Promise<{ onePage: SaveTimes; everyPage: SaveTimes }> {
  return {
    onePage: await timePageSaves(content, site),
    everyPage: await measureSaves(join(content, DICTIONARY), {
      line: /^site_name:.*$/m,
      written: (mark) => `site_name: { ar: ${mark}, en: ${mark} }`,
      addresses: await pageUrls(site),
    }),
  };
}

/** Times the saves of one page, by default each as soon as the one before is seen. */
export const timePageSaves = (content: string, site: string, pauseMs = 0): Promise<SaveTimes> =>
  measureSaves(join(content, PAGE), { line: TITLE, written: titleLine, addresses: onePage(site), pauseMs });

const SIZES = [100, 1000, 10_000];

/** Times of an author's saves and of saves without a pause, in milliseconds. */
interface SizedSaveTimes extends SaveTimes {
  readonly withoutPause: SaveTimes;
  /** The slowest response of the platform to another request meanwhile. */
  readonly slowestOther: number;
  /** Until the last of the added pages is seen. */
  readonly added: number;
}

/** Adds pages to the content step by step and times the save of one page at each size; yields a size's number of added pages. */
export async function* timeSavesBySize(
  content: string,
  { site, platform }: { readonly site: string; readonly platform: string },
): AsyncGenerator<readonly [size: number, times: SizedSaveTimes]> {
  for (const size of SIZES) {
    const began = performance.now();
    const { last, title } = addPages(content, size);
    await waitUntilShown(`${site}/en${last}`, title, NEW_PAGES_TIMEOUT_MS);
    const added = performance.now() - began;
    const other = timeRequests(`${platform}/healthz`);
    const withoutPause = await timePageSaves(content, site);
    const saves = await timePageSaves(content, site, AUTHORS_PAUSE_MS);
    yield [size, { ...saves, withoutPause, slowestOther: await other(), added }];
  }
}

/** Sends requests one after the other; returns a function that stops them and returns the longest time. */
function timeRequests(url: string): () => Promise<number> {
  const state = { isDone: false, slowest: 0 };
  const sending = (async () => {
    while (!state.isDone) {
      const began = performance.now();
      await (await fetch(url)).arrayBuffer();
      state.slowest = Math.max(state.slowest, performance.now() - began);
      await wait(POLL_MS);
    }
  })();
  return async () => {
    state.isDone = true;
    await sending;
    return state.slowest;
  };
}

const TITLE = /^ {2}Title:.*$/m;

const titleLine = (mark: string): string => `  Title: { ar: ${mark}, en: ${mark} }`;

const onePage = (site: string): string[] => ['', '/en'].map((prefix) => `${site}${prefix}/help/fraud`);

async function pageUrls(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => site + new URL(address).pathname);
}

/** An edit of a file, and the URLs that show it. */
interface Edit {
  readonly line: RegExp;
  /** Returns the line with a mark. */
  readonly written: (mark: string) => string;
  readonly addresses: readonly string[];
  readonly pauseMs?: number;
}

async function measureSaves(file: string, { line, written, addresses, pauseMs = 0 }: Edit): Promise<SaveTimes> {
  const text = readFileSync(file, 'utf8');
  if (!line.test(text) || addresses.length < 2)
    throw new Error(`${file}: expected the line and pages that the bench edits`);
  const times: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const mark = `mark${save}x${pauseMs}x`;
    await wait(pauseMs);
    for (const address of addresses) await (await fetch(address)).arrayBuffer();
    writeFileSync(`${file}.new`, text.replace(line, written(mark)));
    renameSync(`${file}.new`, file);
    const began = performance.now();
    for (const address of addresses) await waitUntilShown(address, mark);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[SAVES >> 1] ?? NaN, slowest: sorted.at(-1) ?? NaN };
}

async function waitUntilShown(address: string, mark: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await (await fetch(address)).text()).includes(mark)) {
    if (performance.now() > deadline) throw new Error(`${address} did not show ${mark} within ${timeoutMs} ms`);
    await wait(POLL_MS);
  }
}
