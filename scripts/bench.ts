import { join } from 'node:path';
import { catchAllPages, renderedPages, startBareNext } from './bench/bare-next.ts';
import { reportCalculators } from './bench/calculators.ts';
import { reportProfile } from './bench/cpu-profile.ts';
import { reportEditingSizes } from './bench/editing/editing-sizes.ts';
import { reportForms } from './bench/forms/forms.ts';
import { reportLighthouse } from './bench/lighthouse.ts';
import { reportListings } from './bench/listings.ts';
import { reportLocator } from './bench/locator.ts';
import { reportMotion } from './bench/motion/motion.ts';
import { reportFloods } from './bench/outages/floods.ts';
import { reportHostile } from './bench/outages/hostile.ts';
import { reportOutages, reportPublishes, reportSoak } from './bench/outages/outages.ts';
import { reportPaints } from './bench/paints.ts';
import { reportSearch } from './bench/search/search-times.ts';
import { timeSaves, timeSavesBySize } from './bench/saves/time-saves.ts';
import { type StartedSite, withSite } from './bench/started-site.ts';
import { reportTracker } from './bench/tracker/tracker.ts';
import { reportTraffic } from './bench/traffic/traffic.ts';
import { reportWeights } from './bench/weights.ts';

const ROOT = join(import.meta.dirname, '..');

const hundredths = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Measurements of a started site, by name. */
const PARTS: Readonly<Record<string, (started: StartedSite) => Promise<void>>> = {
  weights: reportWeights,
  lighthouse: ({ site, bare }) => reportLighthouse(bare, paintedPages(site)),
  traffic: benchTraffic,
  listings: ({ site }) => reportListings(site),
  locator: ({ site }) => reportLocator(site),
  motion: reportMotion,
  calculators: reportCalculators,
  forms: reportForms,
  saves: benchSaves,
};

/** Findings instead of measurements, by name: each is printed on request only. */
const FINDINGS: Readonly<Record<string, (started: StartedSite) => Promise<void>>> = {
  profile: reportProfile,
  paints: ({ site }) => reportPaints(paintedPages(site)),
};

/** Measurements of this checkout's build under outages and attacks, by name; their length is an argument. */
const ENDURANCE: Readonly<Record<string, (root: string, length?: number) => Promise<void>>> = {
  outages: reportOutages,
  soak: reportSoak,
  floods: reportFloods,
  hostile: reportHostile,
  publishes: reportPublishes,
};

/**
 * Measures everything except endurance; with an argument, `search`, `tracker`, `editing` (sizes of pages), `site` (every part that needs one), one part of it, what
 * explains one (`profile`, `paints`), or one of endurance: `outages 30` (seconds of each), `soak 10` (minutes), `floods 10`
 * or `hostile 10` (seconds of each), `publishes 30` (seconds).
 */
async function main(wanted: string | undefined, length: string | undefined): Promise<void> {
  const names = ['search', 'tracker', 'editing', 'site', ...Object.keys({ ...PARTS, ...FINDINGS, ...ENDURANCE })];
  const endurance = ENDURANCE[wanted ?? ''];
  if (endurance) return endurance(ROOT, length === undefined ? undefined : Number(length));
  if (wanted !== undefined && !names.includes(wanted)) throw new Error(`one of ${names.join(', ')}, not ${wanted}`);
  if (wanted === undefined || wanted === 'search') await reportSearch();
  if (wanted === undefined || wanted === 'tracker') await reportTracker(ROOT);
  if (wanted === undefined || wanted === 'editing') await reportEditingSizes(ROOT);
  const finding = FINDINGS[wanted ?? ''];
  const parts = finding
    ? [finding]
    : Object.entries(PARTS).flatMap(([name, part]) => ([undefined, 'site', name].includes(wanted) ? [part] : []));
  if (parts.length === 0) return;
  await withSite(ROOT, async (started) => {
    console.log(
      `start   cold (install, build, serve) ${seconds(started.coldStartMs)}   warm ${seconds(started.warmStartMs)}`,
    );
    for (const part of parts) await part(started);
  });
}

/** A page of each kind in both languages, by the name it is printed with. */
const paintedPages = (site: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      home: '',
      personal: '/personal',
      cards: '/personal/cards',
      about: '/about',
      product: '/personal/finance/auto',
      calculator: '/calculators/auto-finance',
      help: '/help',
    }).flatMap(([name, path]) => [
      [`${name} ar`, `${site}${path || '/'}`],
      [`${name} en`, `${site}/en${path}`],
    ]),
  );

async function benchTraffic({ site, platform, apiKey, bare, html }: StartedSite): Promise<void> {
  const open = await startBareNext(ROOT, 'open', catchAllPages(html));
  try {
    const rendered = await startBareNext(ROOT, 'rendered', renderedPages(html));
    const floors = { bare: `${bare}/same`, catchAll: `${open.url}/`, rendered: `${rendered.url}/` };
    try {
      await reportTraffic({ site, platform, apiKey, ...floors });
    } finally {
      await rendered.stop();
    }
  } finally {
    await open.stop();
  }
}

async function benchSaves({ site, platform, content }: StartedSite): Promise<void> {
  const { onePage, everyPage } = await timeSaves(content, site);
  console.log(
    [
      'save to seen',
      `one page ${seconds(onePage.median)}, slowest ${seconds(onePage.slowest)} (aim ≤ 2 s)`,
      `every page ${seconds(everyPage.median)}, slowest ${seconds(everyPage.slowest)}`,
    ].join('   '),
  );
  for await (const [size, times] of timeSavesBySize(content, { site, platform })) {
    const { median, slowest, withoutPause, slowestOther, added } = times;
    const saves = `one page ${hundredths(median)}, slowest ${hundredths(slowest)} (aim ≤ 1 s)`;
    const atOnce = `without a pause ${hundredths(withoutPause.median)}, slowest ${hundredths(withoutPause.slowest)}`;
    const others = `other requests at most ${Math.round(slowestOther)} ms`;
    console.log(`  ${size} more pages   seen after ${seconds(added)}   ${saves}   ${atOnce}   ${others}`);
  }
}

await main(process.argv[2], process.argv[3]);
