import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { percentile } from '../percentile.ts';
import { readOutput } from '../programs.ts';
import { type OutageSite, withOutageSite } from './outage-site.ts';

const SECONDS = 10;
const MAX_SECONDS = 120;

/** Connections of an attack. */
const CONNECTIONS = 4;

/** Milliseconds between two innocent requests. */
const EVERY_MS = 50;

/** Milliseconds for what an attack has left to be done. */
const SETTLE_MS = 2_000;

const MEGABYTE = 1024 * 1024;

const PART = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';

interface Attack {
  readonly path: (count: number) => string;
  readonly type?: string;
  readonly body?: Buffer;
}

const post = (path: string, type: string, body: Buffer): Attack => ({ path: () => path, type, body });

const FORM = '/api/jss/formbuilder';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FILES_TYPE = 'multipart/form-data; boundary=edge';

/** Requests of a stranger that cost much before they are refused, by name; the first is the floor: requests that are not hostile, as fast. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'pages, not hostile': { path: () => '/' },
  'keys without values, 256 kB': post(FORM, FORM_TYPE, Buffer.alloc(256 * 1024, 'a&')),
  'keys without values, 24 MB': post(FORM, FORM_TYPE, Buffer.alloc(24 * MEGABYTE, 'a&')),
  'tiny parts, 24 MB': post(FORM, FILES_TYPE, Buffer.alloc(24 * MEGABYTE, PART)),
  'levels of JSON, 60 kB': post(`${FORM}/status`, 'application/json', Buffer.alloc(60 * 1024, '[')),
  'editing without secret, 9 MB': post('/api/editing/render', 'application/json', Buffer.alloc(9 * MEGABYTE, '[')),
  'pictures of invented queries': {
    path: (count) => `/-/media/covers/cover-city.svg?w=${(count % 3_000) + 1}&x=${count}`,
  },
};

/** Requests of an innocent visitor: a cached page, and a picture of which the platform is asked each time. */
const INNOCENT = ['/', '/-/media/covers/cover-city.svg'];

/** Sends each attack to this checkout's site for some seconds, and prints what innocent requests cost before, during and after it. */
export async function reportHostile(root: string, seconds = SECONDS): Promise<void> {
  const ms = Math.min(seconds, MAX_SECONDS) * 1000;
  const report = async (site: OutageSite): Promise<void> => {
    const { url } = site;
    console.log(
      `hostile  ${CONNECTIONS} connections for ${ms / 1000} s each; p50 and p99 in ms, and median times before`,
    );
    for (const path of INNOCENT) await timesOf(url + path, 1000);
    for (const name of Object.keys(ATTACKS)) {
      const before = await innocent(url, ms / 2);
      const [during, statuses] = await Promise.all([innocent(url, ms), attackFor(ms, name, url)]);
      await wait(SETTLE_MS);
      const after = await innocent(url, ms / 2);
      const { rss } = await site.use();
      console.log(`  ${name.padEnd(30)} ${statuses}   rss ${(rss / 1e6).toFixed(0)} MB`);
      for (const [index, path] of INNOCENT.entries())
        console.log(`    ${path.padEnd(36)} ${costs(before[index], during[index], after[index])}`);
    }
  };
  await withOutageSite(root, report, { canFail: false });
}

const innocent = (url: string, ms: number): Promise<number[][]> =>
  Promise.all(INNOCENT.map((path) => timesOf(url + path, ms)));

/** Requests a URL again and again; returns the milliseconds of each response, NaN for one without status 200. */
async function timesOf(url: string, ms: number): Promise<number[]> {
  const requests: Promise<number>[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    requests.push(timeOf(url));
    await wait(EVERY_MS);
  }
  return Promise.all(requests);
}

async function timeOf(url: string): Promise<number> {
  const begin = performance.now();
  try {
    const response = await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status === 200 ? performance.now() - begin : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

/** Sends an attack from a program of its own: a stranger's bodies take none of the memory of innocent requests. */
const attackFor = (ms: number, name: string, url: string): Promise<string> =>
  readOutput([import.meta.filename, JSON.stringify({ ms, name, url })]);

/** Sends an attack without a pause; returns how often each status came, "cut" where the connection ended first. */
async function send(url: string, { path, type, body }: Attack, ms: number): Promise<string> {
  const counts = new Map<string, number>();
  const end = performance.now() + ms;
  let count = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      const status = await statusOf(url + path(count++), type, body);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return [...counts].map(([status, times]) => `${times} × ${status}`).join(', ');
}

async function statusOf(url: string, type: string | undefined, body: Buffer | undefined): Promise<string> {
  try {
    const init = type === undefined ? {} : { method: 'POST', headers: { 'content-type': type } };
    const response = await fetch(url, { ...init, ...(body && { body: new Uint8Array(body) }) });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'cut';
  }
}

/** Returns the costs of innocent requests on one line, with the failed ones. */
function costs(...phases: readonly (readonly number[] | undefined)[]): string {
  const [first = Number.NaN] = phases.map((times = []) => percentile(served(times), 50));
  return phases
    .map((times = [], index) => {
      const [p50 = Number.NaN, p99 = Number.NaN] = [50, 99].map((percent) => percentile(served(times), percent));
      const failed = times.length - served(times).length;
      const ratio = index === 0 ? '' : ` (× ${(p50 / first).toFixed(1)})`;
      return `${['before', 'during', 'after'][index] ?? ''} ${p50.toFixed(0)}/${p99.toFixed(0)}${ratio}${failed > 0 ? ` failed ${failed}` : ''}`;
    })
    .join('   ');
}

const served = (times: readonly number[]): number[] => times.filter((ms) => !Number.isNaN(ms));

const task = z.object({ ms: z.number(), name: z.string(), url: z.string() });

if (process.argv[1] === import.meta.filename) {
  const { ms, name, url } = task.parse(JSON.parse(process.argv[2] ?? ''));
  const attack = ATTACKS[name];
  if (attack) process.stdout.write(await send(url, attack, ms));
}
