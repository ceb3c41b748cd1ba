import { freePort } from '../programs.ts';
import { CONNECTIONS, ROUND_MS, type Load, medianLoad, ROUNDS, medianRatio, measureLoad } from './load.ts';
import { hasNginx, withNginx } from './nginx.ts';

const LAYOUT = `query($path: String!) { layout(site: "rukn", routePath: $path, language: "ar") { item { rendered } } }`;

interface TrafficTargets {
  readonly site: string;
  readonly platform: string;
  readonly apiKey: string;
  /** URL of a bare Next page with a fixed route and the bytes of the site's home page. */
  readonly bare: string;
  /** URL of the same page under a catch-all route in one of two languages, as the site's pages are. */
  readonly catchAll: string;
}

/** Prints the layouts per second of the platform and the cached pages per second of the site, beside bare Next and nginx. */
export async function reportTraffic({ site, platform, apiKey, bare, catchAll }: TrafficTargets): Promise<void> {
  const seconds = ROUND_MS / 1000;
  console.log(
    `traffic ${CONNECTIONS} connections that stay open, from a process of its own; the median of ${ROUNDS} rounds of ${seconds} s, ratios round by round`,
  );
  const layouts = await measureLoad({
    layout: {
      url: `${platform}/sitecore/api/graph/edge`,
      headers: { 'content-type': 'application/json', sc_apikey: apiKey },
      body: JSON.stringify({ query: LAYOUT, variables: { path: '/' } }),
    },
  });
  printRow('layout of the home page', layouts.get('layout'));
  const home = `${site}/`;
  const html = await (await fetch(home)).text();
  const targets = { site: { url: home }, bare: { url: bare }, open: { url: catchAll } };
  const pages = hasNginx()
    ? await withNginx(html, await freePort(), (nginx) => measureLoad({ ...targets, nginx: { url: nginx } }))
    : await measureLoad(targets);
  const siteLoads = pages.get('site') ?? [];
  printRow('cached page, site', siteLoads);
  printRow('bare Next of its kind', pages.get('open'), { siteLoads, aim: ' (aim ≥ × 0.9)' });
  printRow('bare Next, one fixed page', pages.get('bare'), { siteLoads });
  if (pages.has('nginx')) printRow('file, one worker of nginx', pages.get('nginx'));
  else console.log('  nginx: not installed');
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
    `  ${what.padEnd(26)} ${perSecond.toFixed(0).padStart(5)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   ${bytes} bytes${ratio}`,
  );
}
