import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { freePort, type RunningProgram, startProgram } from '../programs.ts';
import { type FailureMode, startUnreliableProxy, type UnreliableProxy } from './unreliable-proxy.ts';

const TIMEOUT_MS = 60_000;
const WARM_TIMEOUT_MS = 300_000;
const SECRETS = {
  SITECORE_API_KEY: 'bench-outages-api-key',
  REVALIDATE_SECRET: 'bench-outages-revalidate-secret',
  JSS_EDITING_SECRET: 'bench-outages-editing-secret',
};

const health = z.object({
  isWarm: z.boolean(),
  memory: z.object({ rss: z.number(), heapUsed: z.number() }),
  handles: z.number(),
});

/** Use of the site's process: bytes of memory, active handles, and open files and connections (0 where /proc is missing). */
export interface SiteUse {
  readonly rss: number;
  readonly heapUsed: number;
  readonly handles: number;
  readonly files: number;
}

/** A way in which the platform fails: one of the proxy's, or a process that is stopped (SIGSTOP) and accepts connections. */
export type Outage = FailureMode | 'stop';

/** The built site of this checkout, warm, with a platform that fails on demand. */
export interface OutageSite {
  readonly url: string;
  /** Folder of its content files: a copy. */
  readonly content: string;
  fail(outage: Outage | undefined): Promise<void>;
  use(): Promise<SiteUse>;
}

/**
 * Starts the built site and a platform, waits until the site has all its pages, and stops both after `work`. The proxy between
 * them runs in this process and holds whole bodies: large ones are measured without it, on a platform that does not fail.
 */
export async function withOutageSite(
  root: string,
  work: (site: OutageSite) => Promise<void>,
  { canFail = true } = {},
): Promise<void> {
  if (!existsSync(join(root, '.next', 'BUILD_ID'))) throw new Error('there is no build; npm start makes one');
  const folder = mkdtempSync(join(tmpdir(), 'rukn-outages-'));
  const running: RunningProgram[] = [];
  let proxy: UnreliableProxy | undefined;
  try {
    const [port, platformPort] = [await freePort(), await freePort()];
    const [url, platformUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${platformPort}`];
    const shared = { ...SECRETS, DATA_DIR: join(folder, '.data'), LOG_LEVEL: 'error' };
    for (const part of ['sitecore', 'scripts/bootstrap', 'package.json'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const start = (script: string, args: readonly string[], env: Readonly<Record<string, string>>, readyUrl: string) =>
      startProgram(script, args, {
        cwd: root,
        env: { ...shared, ...env },
        readyUrl,
        timeoutMs: TIMEOUT_MS,
      });
    const platform = await start(
      join(folder, 'sitecore', 'platform', 'serve.ts'),
      [],
      { PLATFORM_PORT: `${platformPort}`, SITE_URL: url },
      `${platformUrl}/healthz`,
    );
    running.push(platform);
    proxy = await startUnreliableProxy(platformUrl);
    const host = canFail ? proxy.url : platformUrl;
    const env = { NODE_ENV: 'production', PUBLIC_URL: url, SITECORE_API_HOST: host, WARM_PAGES: '1' };
    const site = await start(join(root, 'server.ts'), [], { ...env, PORT: `${port}` }, `${url}/api/healthz`);
    running.push(site);
    await untilWarm(url);
    const content = join(folder, 'sitecore', 'content');
    await work({ url, content, fail: failing(proxy, platform.pid), use: () => readUse(url, site.pid) });
  } finally {
    for (const program of running) await program.stop();
    await proxy?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const failing = (proxy: UnreliableProxy, platformPid: number) => async (outage: Outage | undefined) => {
  process.kill(platformPid, outage === 'stop' ? 'SIGSTOP' : 'SIGCONT');
  await proxy.failAll(outage === 'stop' ? undefined : outage);
};

async function readHealth(url: string): Promise<z.output<typeof health>> {
  const headers = { authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
  return health.parse(await (await fetch(`${url}/api/healthz`, { headers })).json());
}

async function untilWarm(url: string): Promise<void> {
  const deadline = Date.now() + WARM_TIMEOUT_MS;
  while (!(await readHealth(url)).isWarm) {
    if (Date.now() > deadline) throw new Error('the site does not have all its pages');
    await wait(500);
  }
}

async function readUse(url: string, pid: number): Promise<SiteUse> {
  const { memory, handles } = await readHealth(url);
  const folder = `/proc/${pid}/fd`;
  return { ...memory, handles, files: existsSync(folder) ? readdirSync(folder).length : 0 };
}
