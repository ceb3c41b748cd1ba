import { once } from 'node:events';
import { createServer } from 'node:http';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { DEMO_REQUESTS } from '#sitecore/platform/store/seeds/seed-applications.ts';
import { freePort } from '../programs.ts';
import {
  CONNECTIONS,
  type Load,
  measureLoad,
  medianLoad,
  medianRatio,
  ROUND_MS,
  ROUNDS,
  type Target,
} from '../traffic/load.ts';
import { numbered } from '../traffic/numbered.ts';
import { BENCH_SITE_SECRET, onEachStore, type RunningStore } from './running-stores.ts';

/** Headers of the site, which names the visitor: another in each request, so that the limits of an address are not reached. */
const HEADERS = {
  'content-type': 'application/json',
  [SITE_SECRET]: BENCH_SITE_SECRET,
  [CLIENT_ADDRESS]: '{address}',
};

const LOOKUP = { requestNumber: DEMO_REQUESTS.toApprove, language: 'ar' };

/** Nobody has these numbers, and each is new: an application gets three codes in 15 minutes. The service does the same for those that exist. */
const CODE = { cic: '{number}', dn: '2026-{number}', step: 2 };

/**
 * Prints lookups and requests of codes per second on each store, beside health checks of the same platform and a Node server
 * that only sends the bytes of a lookup.
 */
export async function reportTracker(root: string): Promise<void> {
  console.log(
    `tracker   ${CONNECTIONS} connections, each request of another visitor; the median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ratios round by round`,
  );
  await onEachStore(root, reportStore);
}

async function reportStore({ name, url }: RunningStore): Promise<void> {
  const post = (path: string, body: object): Target => ({
    url: url + path,
    headers: HEADERS,
    body: JSON.stringify(body),
  });
  const lookup = post(CALLS.trackRequest.path, LOOKUP);
  const code = post(CALLS.mortgageContracts.path, CODE);
  await successOf(code);
  const bare = await startBareServer(await successOf(lookup));
  try {
    const health = { url: `${url}/healthz` };
    const loads = await measureLoad({ bare: { ...lookup, url: bare.url }, health, lookup, code });
    const [floor, ofHealth] = [loads.get('bare'), loads.get('health')];
    console.log(`  ${name}`);
    printLoad('bare Node server', floor);
    printLoad('health check', ofHealth, floor);
    printLoad('lookup', loads.get('lookup'), floor, ofHealth);
    printLoad('request of a code', loads.get('code'), floor, ofHealth);
  } finally {
    bare.stop();
  }
}

/** Returns the body of a response of success; throws otherwise, so that no refusals are measured. */
async function successOf({ url, headers = {}, body = '' }: Target): Promise<string> {
  const ofFirst = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, numbered(value, 0)]));
  const response = await fetch(url, { method: 'POST', headers: ofFirst, body: numbered(body, 0) });
  const text = await response.text();
  if (!text.includes('"Success"')) throw new Error(`${url} responded ${response.status} ${text}`);
  return text;
}

/** Starts a server that reads a request and sends these bytes. */
async function startBareServer(body: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Prints the load of a target, and the ratio of its responses per second to those of others. */
function printLoad(name: string, loads: readonly Load[] = [], floor?: readonly Load[], health?: readonly Load[]): void {
  const { perSecond, p50, p99 } = medianLoad(loads);
  const figures = [`${perSecond.toFixed(0)} a second`, `p50 ${p50.toFixed(1)} ms`, `p99 ${p99.toFixed(1)} ms`];
  if (floor) figures.push(`× ${medianRatio(loads, floor).toFixed(2)} of the bare server`);
  if (health) figures.push(`× ${medianRatio(loads, health).toFixed(2)} of the health check`);
  console.log(`    ${name.padEnd(20)} ${figures.join('   ')}`);
}
