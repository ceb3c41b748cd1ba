import { freePort } from '../programs.ts';
import { type Load, measureLoad, medianLoad, medianRatio } from './load.ts';
import { hasNginx, withNginx } from './nginx.ts';
import { printRounds } from './print-load.ts';

const LAYOUT = `query($path: String!) { layout(site: "rukn", routePath: $path, language: "ar") { item { rendered } } }`;

interface TrafficTargets {
  readonly site: string;
  readonly platform: string;
  readonly apiKey: string;
  /** URL of a bare Next page with a fixed route and the bytes of the site's home page. */
  readonly bare: string;
  /** URL of the same page under a catch-all route in one of two languages, as the site's pages are. */
  readonly catchAll: string;
  /** URL of such a page that Next renders for every request. */
  readonly rendered: string;
}

/** Queries of the home page: one of its tabs, and a value and a key that none of its widgets knows. */
const TAB = '?tab=home';
const UNKNOWN_VALUE = '?tab=1';
const UNKNOWN_KEY = '?page=2';

const GZIP = { 'accept-encoding': 'gzip' };

/** Prints the layouts per second of the platform and the pages per second of the site, beside bare Next and nginx. */
export async function reportTraffic(targets: TrafficTargets): Promise<void> {
  printRounds('traffic');
  await reportLayouts(targets);
  await reportCachedPages(targets);
  await reportQueryPages(targets);
}

async function reportLayouts({ platform, apiKey }: TrafficTargets): Promise<void> {
  const layouts = await measureLoad({
    layout: {
      url: `${platform}/sitecore/api/graph/edge`,
      headers: { 'content-type': 'application/json', sc_apikey: apiKey },
      body: JSON.stringify({ query: LAYOUT, variables: { path: '/' } }),
    },
  });
  printRow('layout of the home page', layouts.get('layout'));
}

async function reportCachedPages({ site, bare, catchAll }: TrafficTargets): Promise<void> {
  const home = `${site}/`;
  const html = await (await fetch(home)).text();
  const targets = {
    site: { url: home },
    bare: { url: bare },
    open: { url: catchAll },
    siteGzip: { url: home, headers: GZIP },
    openGzip: { url: catchAll, headers: GZIP },
  };
  const pages = hasNginx()
    ? await withNginx(html, await freePort(), (nginx) => measureLoad({ ...targets, nginx: { url: nginx } }))
    : await measureLoad(targets);
  const siteLoads = pages.get('site') ?? [];
  printRow('cached page, site', siteLoads);
  printRow('bare Next of its kind', pages.get('open'), { siteLoads, aim: ' (aim ≥ × 4)' });
  printRow('bare Next, one fixed page', pages.get('bare'), { siteLoads });
  const gzipLoads = pages.get('siteGzip') ?? [];
  printRow('cached page, site, gzip', gzipLoads);
  printRow('bare Next of its kind, gzip', pages.get('openGzip'), { siteLoads: gzipLoads, aim: ' (aim ≥ × 10)' });
  if (pages.has('nginx')) printRow('file, one worker of nginx', pages.get('nginx'));
  else console.log('  nginx: not installed');
}

async function reportQueryPages({ site, catchAll, rendered }: TrafficTargets): Promise<void> {
  const home = `${site}/`;
  // Which queries change a page is known once it was requested.
  await fetch(`${home}${TAB}`);
  const pages = await measureLoad({
    cached: { url: home },
    tab: { url: `${home}${TAB}` },
    value: { url: `${home}${UNKNOWN_VALUE}` },
    key: { url: `${home}${UNKNOWN_KEY}` },
    open: { url: catchAll },
    rendered: { url: rendered },
  });
  const siteLoads = pages.get('tab') ?? [];
  printRow(`query page, site: ${TAB}`, siteLoads);
  printRow('the same page, cached', pages.get('cached'), { siteLoads, aim: ' (aim ≥ × 0.9)' });
  printRow('bare Next of its kind, cached', pages.get('open'), { siteLoads, aim: ' (aim ≥ × 4)' });
  printRow('bare Next, rendered', pages.get('rendered'), { siteLoads });
  printRow(`no such value: ${UNKNOWN_VALUE}`, pages.get('value'), { siteLoads });
  printRow(`no such key: ${UNKNOWN_KEY}`, pages.get('key'), { siteLoads });
}

/** Prints the site's throughput relative to another server, with the target where one is set. */
interface Comparison {
  readonly siteLoads: readonly Load[];
  readonly aim?: string;
}

function printRow(what: string, loads: readonly Load[] = [], site?: Comparison): void {
  const { perSecond, p50, p99, bytes } = medianLoad(loads);
  const ratio =
    site === undefined ? '' : `   the site serves × ${medianRatio(site.siteLoads, loads).toFixed(2)}${site.aim ?? ''}`;
  console.log(
    `  ${what.padEnd(28)} ${perSecond.toFixed(0).padStart(5)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   ${bytes} bytes${ratio}`,
  );
}
