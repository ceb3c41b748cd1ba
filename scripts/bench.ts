import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedPages, openPages, startBareNext } from './bench/bare-next.ts';
import { weighPages } from './bench/page-weight.ts';
import { freePort, run } from './bench/programs.ts';
import { reportSearch } from './bench/search/search-times.ts';
import { timeSaves } from './bench/save-to-seen.ts';
import { reportTraffic } from './bench/traffic/traffic.ts';

const ROOT = join(import.meta.dirname, '..');
const COLD_LIMIT_MS = 600_000;
const LIMIT_MS = 60_000;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A key of this run alone. */
const API_KEY = 'bench';

/** Measures everything; with the argument `search` or `site`, that part alone. */
async function main(part: string | undefined): Promise<void> {
  if (part !== 'site') await reportSearch();
  if (part !== 'search') await benchSite();
}

/** Starts the last commit on a fresh clone, then again, and measures its pages beside bare Next pages of the same run. */
async function benchSite(): Promise<void> {
  const clone = join(mkdtempSync(join(tmpdir(), 'rukn-bench-')), 'rukn');
  try {
    execFileSync('git', ['clone', '--quiet', '--local', ROOT, clone]);
    const [port, platformPort] = [await freePort(), await freePort()];
    const env = {
      PORT: `${port}`,
      PLATFORM_PORT: `${platformPort}`,
      DATA_DIR: join(clone, '.data'),
      SITECORE_API_KEY: API_KEY,
    };
    const site = `http://localhost:${port}`;
    const start = (limitMs: number) =>
      run(join(clone, 'scripts', 'start.mjs'), [], { cwd: clone, env, ready: `${site}/api/healthz`, limitMs });
    const cold = await start(COLD_LIMIT_MS);
    await cold.stop();
    const warm = await start(LIMIT_MS);
    const running: { stop(): Promise<void> }[] = [warm];
    try {
      const html = await (await fetch(`${site}/`)).text();
      const bare = await startBareNext(ROOT, 'bare', fixedPages(html));
      running.push(bare);
      const open = await startBareNext(ROOT, 'open', openPages(html));
      running.push(open);
      const weights = await weighPages({
        bare: bare.url,
        home: `${site}/`,
        homeEnglish: `${site}/en`,
        help: `${site}/help`,
      });
      report(weights, { cold: cold.startMs, warm: warm.startMs });
      const platform = `http://localhost:${platformPort}`;
      await reportTraffic({ site, platform, apiKey: API_KEY, bare: `${bare.url}/same`, open: `${open.url}/` });
      reportSaves(await timeSaves(join(clone, 'sitecore', 'content'), site));
    } finally {
      for (const program of running) await program.stop();
    }
  } finally {
    rmSync(join(clone, '..'), { recursive: true, force: true });
  }
}

type Weights = Awaited<ReturnType<typeof weighPages<'bare' | 'home' | 'homeEnglish' | 'help'>>>;

function report({ bare, ...pages }: Weights, times: { readonly cold: number; readonly warm: number }): void {
  console.log(`start   cold (install, build, serve) ${seconds(times.cold)}   warm ${seconds(times.warm)}`);
  console.log(`bare    scripts ${kB(bare.firstScripts)}   html ${kB(bare.html)}`);
  for (const [name, page] of Object.entries(pages)) {
    const more = page.firstScripts - bare.firstScripts;
    console.log(
      [
        name.padEnd(12),
        `scripts ${kB(page.firstScripts)} (bare + ${kB(more)}, × ${(page.firstScripts / bare.firstScripts).toFixed(3)}; aim ≤ bare + 15 kB)`,
        `after scrolling ${kB(page.allScripts)}`,
        `html ${kB(page.html)} gz, ${kB(page.htmlRaw)} raw`,
      ].join('   '),
    );
  }
}

function reportSaves({ onePage, everyPage }: Awaited<ReturnType<typeof timeSaves>>): void {
  console.log(
    [
      'save to seen',
      `one page ${seconds(onePage.median)}, slowest ${seconds(onePage.slowest)} (aim ≤ 2 s)`,
      `every page ${seconds(everyPage.median)}, slowest ${seconds(everyPage.slowest)}`,
    ].join('   '),
  );
}

await main(process.argv[2]);
