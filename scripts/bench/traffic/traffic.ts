import { freePort } from '../programs.ts';
import { CONNECTIONS, FOR_MS, type Load, ROUNDS, underLoad } from './load.ts';
import { hasNginx, withNginx } from './nginx.ts';

const LAYOUT = `query($path: String!) { layout(site: "rukn", routePath: $path, language: "ar") { item { rendered } } }`;

interface Running {
  readonly site: string;
  readonly platform: string;
  readonly apiKey: string;
  /** A bare Next page with the bytes of the site's home page. */
  readonly bare: string;
}

/** Tells how many layouts the platform and how many cached pages the site serve in a second, beside what else could. */
export async function reportTraffic({ site, platform, apiKey, bare }: Running): Promise<void> {
  const seconds = FOR_MS / 1000;
  console.log(
    `traffic ${CONNECTIONS} connections that stay open, from a process of its own; the median of ${ROUNDS} rounds of ${seconds} s`,
  );
  const layouts = await underLoad({
    layout: {
      url: `${platform}/sitecore/api/graph/edge`,
      headers: { 'content-type': 'application/json', sc_apikey: apiKey },
      body: JSON.stringify({ query: LAYOUT, variables: { path: '/' } }),
    },
  });
  tell('layout of the home page', layouts.get('layout'));
  const home = `${site}/`;
  const html = await (await fetch(home)).text();
  const pages = hasNginx()
    ? await withNginx(html, await freePort(), (nginx) =>
        underLoad({ bare: { url: bare }, site: { url: home }, nginx: { url: nginx } }),
      )
    : await underLoad({ bare: { url: bare }, site: { url: home } });
  tell('cached page, site', pages.get('site'));
  tell('cached page, bare Next', pages.get('bare'));
  if (pages.has('nginx')) tell('file, one worker of nginx', pages.get('nginx'));
  else console.log('  nginx: not installed');
  const ratio = (pages.get('site')?.perSecond ?? Number.NaN) / (pages.get('bare')?.perSecond ?? Number.NaN);
  console.log(`  site × ${ratio.toFixed(2)} of bare Next (aim ≥ × 0.9)`);
}

function tell(what: string, load: Load | undefined): void {
  if (!load) return;
  const { perSecond, p50, p99, bytes } = load;
  console.log(
    `  ${what.padEnd(26)} ${perSecond.toFixed(0)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   ${bytes} bytes`,
  );
}
