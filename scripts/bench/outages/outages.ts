import { percentile } from '../percentile.ts';
import { timePageSaves } from '../saves/time-saves.ts';
import { type Outage, type OutageSite, type SiteUse, withOutageSite } from './outage-site.ts';
import { isServed, readPaths, type Visit, VISIT_KINDS, visitFor } from './visits.ts';
import { setTimeout as wait } from 'node:timers/promises';

const SECONDS = 30;
const MINUTES = 10;
const MAX_MINUTES = 60;

/** Outages of the table, by what happened to the platform. */
const OUTAGES: Readonly<Record<string, Outage | undefined>> = {
  none: undefined,
  'slow: 3 s a request': 'slow',
  crash: 'refuse',
  stop: 'stop',
  cut: 'cut',
  hang: 'hang',
  'garbage: 500': 'status 500',
  'garbage: HTML': 'a page',
  'garbage: JSON cut off': 'JSON that is cut off',
  'garbage: empty layouts': 'empty layouts',
  'garbage: empty dictionary': 'an empty dictionary',
};

/** Prints the failed of all requests by kind of outage and of request; the whole takes `seconds` for each outage. */
export async function reportOutages(root: string, seconds = SECONDS): Promise<void> {
  await withOutageSite(root, async (site) => {
    const paths = await readPaths(site.url);
    console.log(`outages ${seconds} s each, 15 requests a second; failed of all, median in ms, slowest in s\n`);
    console.log(row(['platform', ...VISIT_KINDS]));
    for (const [name, outage] of Object.entries(OUTAGES)) {
      await site.fail(outage);
      const visits = await visitFor(site.url, paths, seconds * 1000);
      await site.fail(undefined);
      console.log(row([name, ...VISIT_KINDS.map((kind) => cell(visits.filter((visit) => visit.kind === kind)))]));
      for (const { url, status } of visits.filter((visit) => !isServed(visit)).slice(0, 5))
        console.log(`  ${url} ${status}`);
    }
  });
}

const row = (cells: readonly string[]): string => `| ${cells.map((text) => text.padEnd(25)).join(' | ')} |`;

const cell = (visits: readonly Visit[]): string => {
  const failed = visits.filter((visit) => !isServed(visit)).length;
  const times = visits.map(({ ms }) => ms);
  return `${failed} of ${visits.length}, ${percentile(times, 50).toFixed(0)}, ${(Math.max(...times) / 1000).toFixed(1)}`;
};

/** Platforms of a soak, each for half of its time. */
const SOAKS: Readonly<Record<string, readonly (Outage | undefined)[]>> = {
  'without an outage': [undefined, undefined],
  'of outage': ['refuse', 'hang'],
};

/**
 * Prints memory and handles of the site before, during and after some minutes without an outage, then of another one before,
 * during and after as many minutes of outage: half of it a crash, half a hang.
 */
export async function reportSoak(root: string, minutes = MINUTES): Promise<void> {
  const half = (Math.min(minutes, MAX_MINUTES) * 60_000) / 2;
  for (const [name, outages] of Object.entries(SOAKS)) {
    console.log(`soak    ${minutes} minutes ${name}, 15 requests a second`);
    await withOutageSite(root, (site) => soak(site, outages, half));
  }
}

async function soak(site: OutageSite, outages: readonly (Outage | undefined)[], milliseconds: number): Promise<void> {
  const paths = await readPaths(site.url);
  await visitFor(site.url, paths, 60_000);
  printUse('before', await idleUse(site));
  for (const outage of outages) {
    await site.fail(outage);
    const visits = await visitFor(site.url, paths, milliseconds);
    const times = visits.map(({ ms }) => ms);
    const failed = visits.filter((visit) => !isServed(visit)).length;
    const result = `${failed} of ${visits.length} failed, p95 ${percentile(times, 95).toFixed(0)} ms`;
    printUse(`${outage ?? 'no outage'} (${result})`, await site.use());
  }
  await site.fail(undefined);
  await visitFor(site.url, paths, 60_000);
  printUse('after', await idleUse(site));
}

/** Prints the times from the save of a page until both languages show it, while visitors send requests. */
export async function reportPublishes(root: string, seconds = SECONDS): Promise<void> {
  await withOutageSite(root, async (site) => {
    const paths = await readPaths(site.url);
    console.log('publishes, a page until both languages show it (aim ≤ 2 s)');
    const quiet = await timePageSaves(site.content, site.url);
    console.log(`  no other requests       median ${inSeconds(quiet.median)}, slowest ${inSeconds(quiet.slowest)}`);
    const visiting = visitFor(site.url, paths, seconds * 1000);
    const busy = await timePageSaves(site.content, site.url);
    const visits = await visiting;
    const failed = visits.filter((visit) => !isServed(visit)).length;
    console.log(`  15 requests a second    median ${inSeconds(busy.median)}, slowest ${inSeconds(busy.slowest)}`);
    console.log(`  ${failed} of ${visits.length} requests failed`);
  });
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Time in milliseconds after which idle connections have closed. */
const IDLE_MS = 70_000;

async function idleUse(site: OutageSite): Promise<SiteUse> {
  await wait(IDLE_MS);
  return site.use();
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const printUse = (when: string, { rss, heapUsed, handles, files }: SiteUse): void =>
  console.log(
    `  ${when.padEnd(48)} rss ${megabytes(rss)}   heap ${megabytes(heapUsed)}   handles ${handles}   files ${files}`,
  );
