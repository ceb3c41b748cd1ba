import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedPages, startBareNext } from './bare-next.ts';
import { freePort, startProgram } from './programs.ts';

const COLD_TIMEOUT_MS = 600_000;
const TIMEOUT_MS = 60_000;

/** A random key for this run. */
const API_KEY = 'bench';

/** The site of the last commit, built and running, and the baseline that it is compared with. */
export interface StartedSite {
  readonly site: string;
  readonly platform: string;
  readonly apiKey: string;
  /** Folder of its build. */
  readonly build: string;
  /** Folder of its content files. */
  readonly content: string;
  /** HTML of its home page. */
  readonly html: string;
  /** A bare Next application: `fixedPages`. */
  readonly bare: string;
  /** Start times on a fresh clone and of a second start, in milliseconds. */
  readonly coldStartMs: number;
  readonly warmStartMs: number;
}

/** Starts the last commit on a fresh clone, stops it and starts it again; its programs are stopped when `work` has ended. */
export async function withSite(root: string, work: (started: StartedSite) => Promise<void>): Promise<void> {
  const clone = join(mkdtempSync(join(tmpdir(), 'rukn-bench-')), 'rukn');
  const running: { stop(): Promise<void> }[] = [];
  try {
    execFileSync('git', ['clone', '--quiet', '--local', root, clone]);
    const [port, platformPort] = [await freePort(), await freePort()];
    const env = {
      PORT: `${port}`,
      PLATFORM_PORT: `${platformPort}`,
      DATA_DIR: join(clone, '.data'),
      SITECORE_API_KEY: API_KEY,
      QUERY_PAGES_PER_SECOND: '0',
      // Rendering every page ahead takes minutes, beside what is measured.
      WARM_PAGES: '0',
    };
    const site = `http://localhost:${port}`;
    const start = (timeoutMs: number) =>
      startProgram(join(clone, 'scripts', 'start.mjs'), [], {
        cwd: clone,
        env,
        readyUrl: `${site}/api/healthz`,
        timeoutMs,
      });
    const cold = await start(COLD_TIMEOUT_MS);
    await cold.stop();
    const warm = await start(TIMEOUT_MS);
    running.push(warm);
    const html = await (await fetch(`${site}/`)).text();
    const bare = await startBareNext(root, 'bare', fixedPages(html));
    running.push(bare);
    await work({
      site,
      platform: `http://localhost:${platformPort}`,
      apiKey: API_KEY,
      build: join(clone, '.next'),
      content: join(clone, 'sitecore', 'content'),
      html,
      bare: bare.url,
      coldStartMs: cold.startMs,
      warmStartMs: warm.startMs,
    });
  } finally {
    for (const program of running) await program.stop();
    rmSync(join(clone, '..'), { recursive: true, force: true });
  }
}
