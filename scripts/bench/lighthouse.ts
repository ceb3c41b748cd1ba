import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from './browser.ts';
import { percentile } from './percentile.ts';
import { freePort } from './programs.ts';
import { signed } from './signed.ts';

const ROUNDS = 5;

/** Chromium now and then records no start of a navigation. */
const MAX_TRIES = 3;

const WARMING_ROUNDS = 5;

/** Longer than a page takes to be compressed anew. */
const WARMING_PAUSE_MS = 250;

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

const AIMS = { performance: 1, fcpMs: 900, lcpMs: 1200 };

/** Lighthouse's scores and timings of one visit by a phone on a slow connection. */
interface Visit {
  /** 0 to 100. */
  readonly performance: number;
  readonly tbtMs: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Lighthouse's measure of the machine: 1,500 to 2,000 on a fast one, which a phone a quarter as fast is simulated on. */
  readonly benchmarkIndex: number;
  readonly categoryScores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** The audits of the qualities that were not passed. */
  readonly failed: readonly string[];
}

/** Prints Lighthouse's results for pages on a phone, beside those of a bare Next page visited in turn with them. */
export async function reportLighthouse(bare: string, pages: Readonly<Record<string, string>>): Promise<void> {
  const browser = findBrowser();
  if (browser === undefined) {
    console.log('lighthouse   no Chromium on this machine: name one by CHROMIUM_PATH');
    return;
  }
  console.log(`lighthouse   mobile, simulated throttling; medians of ${ROUNDS} visits of each page in turn`);
  const floor: Visit[] = [];
  const visits = new Map(Object.keys(pages).map((name): [string, Visit[]] => [name, []]));
  await warm([bare, ...Object.values(pages)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await visit(bare, browser));
    for (const [name, url] of Object.entries(pages)) visits.get(name)?.push(await visit(url, browser));
  }
  const least = medianOf(floor);
  printRow('bare Next', [
    `performance ${least.performance}`,
    `TBT ${whole(least.tbtMs)} ms`,
    `FCP ${whole(least.fcpMs)} ms`,
    `LCP ${whole(least.lcpMs)} ms`,
    `CLS ${figure(least.cls)}`,
    `machine's benchmark index ${whole(least.benchmarkIndex)}`,
  ]);
  for (const [name, page] of visits) printPage(name, medianOf(page), least);
}

/** Requests pages as browsers do, as often as it takes until the site sends them as small as it can (decision 71). */
async function warm(urls: readonly string[]): Promise<void> {
  for (let round = 0; round < WARMING_ROUNDS; round += 1)
    for (const url of urls) {
      await (await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } })).arrayBuffer();
      await pause(WARMING_PAUSE_MS);
    }
}

/** Visits a page in a new browser, once more when a visit could not be recorded. */
async function visit(url: string, executablePath: string): Promise<Visit> {
  for (let tries = 1; ; tries += 1)
    try {
      return await visitOnce(url, executablePath);
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      console.log(`  visited again: ${String(error)}`);
    }
}

/** Visits a page in a new browser. By default Lighthouse does not report its own errors. */
async function visitOnce(url: string, executablePath: string): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      locale: 'en',
      onlyCategories: ['performance', ...CATEGORIES],
    });
    if (!run) throw new Error(`${url}: Lighthouse returned no result`);
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
    return read(run.lhr);
  } finally {
    await browser.close();
  }
}

function read(result: Result): Visit {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? NaN) * 100);
  const measured = (audit: string) => result.audits[audit]?.numericValue ?? NaN;
  const failed = CATEGORIES.flatMap((quality) => result.categories[quality]?.auditRefs ?? []).flatMap(({ id }) => {
    const { score, title = '' } = result.audits[id] ?? {};
    return typeof score === 'number' && score < 1 ? [`${id} (${title})`] : [];
  });
  return {
    performance: score('performance'),
    tbtMs: measured('total-blocking-time'),
    fcpMs: measured('first-contentful-paint'),
    lcpMs: measured('largest-contentful-paint'),
    cls: measured('cumulative-layout-shift'),
    benchmarkIndex: result.environment.benchmarkIndex,
    categoryScores: {
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failed,
  };
}

/** The median of each figure; every audit that any visit failed. */
function medianOf(visits: readonly Visit[]): Visit {
  const median = (figureOf: (visit: Visit) => number) => percentile(visits.map(figureOf), 50);
  return {
    performance: median(({ performance }) => performance),
    tbtMs: median(({ tbtMs }) => tbtMs),
    fcpMs: median(({ fcpMs }) => fcpMs),
    lcpMs: median(({ lcpMs }) => lcpMs),
    cls: median(({ cls }) => cls),
    benchmarkIndex: median(({ benchmarkIndex }) => benchmarkIndex),
    categoryScores: {
      accessibility: median(({ categoryScores }) => categoryScores.accessibility),
      'best-practices': median(({ categoryScores }) => categoryScores['best-practices']),
      seo: median(({ categoryScores }) => categoryScores.seo),
    },
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}

function printPage(name: string, page: Visit, floor: Visit): void {
  printRow(name, [
    `performance ${page.performance} (bare ${signed(page.performance - floor.performance, whole)}; aim ≥ bare − ${AIMS.performance})`,
    `TBT ${whole(page.tbtMs)} ms (bare ${signed(page.tbtMs - floor.tbtMs, whole)}, ${times(page.tbtMs, floor.tbtMs)}; aim ≤ bare)`,
    `FCP ${whole(page.fcpMs)} ms (${times(page.fcpMs, floor.fcpMs)}; aim ≤ ${AIMS.fcpMs})`,
    `LCP ${whole(page.lcpMs)} ms (${times(page.lcpMs, floor.lcpMs)}; aim ≤ ${AIMS.lcpMs})`,
    `CLS ${figure(page.cls)} (aim 0)`,
  ]);
  printRow('', [...CATEGORIES.map((quality) => `${quality} ${page.categoryScores[quality]}`), '(aim 100 each)']);
  for (const audit of page.failed) printRow('', [`failed: ${audit}`]);
}

const printRow = (name: string, words: readonly string[]): void =>
  console.log(`  ${name.padEnd(12)} ${words.join('   ')}`.trimEnd());

const figure = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '');

/** A time as a multiple of the bare page's, which may block for no time at all. */
const times = (value: number, floor: number): string => `× ${floor === 0 ? '–' : (value / floor).toFixed(2)}`;

const whole = (value: number): string => value.toFixed(0);
