import { setTimeout as wait } from 'node:timers/promises';
import { fetchWhole, remainingMs } from './deadline.server.ts';
import { retryAfterMs } from './retry-after.ts';

/** Requests of one call that follow a 429: a platform may say "later" again and again, with no time to wait. */
const MAX_RETRIES = 2;

const TOO_MANY = 429;

/** Key of a value that the server and Next's bundles share: they have modules of their own. */
const KEY = Symbol.for('rukn.closedEndpoints');

const isTimes = (value: unknown): value is Map<string, number> => value instanceof Map;

/** Returns the times, as of performance.now(), up to which endpoints of the platform get no requests. */
function closedEndpoints(): Map<string, number> {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (isTimes(known)) return known;
  const made = new Map<string, number>();
  Reflect.set(globalThis, KEY, made);
  return made;
}

/**
 * Fetches like fetchWhole from an endpoint of the content platform, and again after a 429 once its Retry-After has passed. Until then no
 * call sends anything to that endpoint. A call whose deadline comes first gets its 429 at once, without a request where another call had it.
 */
export const fetchPlatform: typeof fetch = async (input, init) => {
  const endpoint = endpointOf(input);
  let refused: Response | undefined;
  for (let retries = 0; retries <= MAX_RETRIES; retries += 1) {
    if (!(await waitUntilOpen(endpoint))) break;
    const response = await fetchWhole(input, init);
    if (response.status !== TOO_MANY) return response;
    close(endpoint, retryAfterMs(response.headers));
    refused = response;
  }
  return refused ?? refusalOf(endpoint);
};

/** Returns the URL without its query, in which the layout service has the page. */
function endpointOf(input: string | URL | Request): string {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
  return origin + pathname;
}

function close(endpoint: string, milliseconds: number): void {
  const endpoints = closedEndpoints();
  endpoints.set(endpoint, Math.max(endpoints.get(endpoint) ?? 0, performance.now() + milliseconds));
}

/** Returns the milliseconds for which an endpoint gets no requests. */
const closedMs = (endpoint: string): number => Math.max(0, (closedEndpoints().get(endpoint) ?? 0) - performance.now());

/** Waits until an endpoint gets requests; returns false at once when the deadline of the call comes first. */
async function waitUntilOpen(endpoint: string): Promise<boolean> {
  // Another call may have had a 429 meanwhile.
  for (let milliseconds = closedMs(endpoint); milliseconds > 0; milliseconds = closedMs(endpoint)) {
    if (milliseconds >= remainingMs()) return false;
    await wait(milliseconds);
  }
  return true;
}

const refusalOf = (endpoint: string): Response =>
  new Response(null, {
    status: TOO_MANY,
    statusText: 'Too Many Requests',
    headers: { 'Retry-After': String(Math.ceil(closedMs(endpoint) / 1000)) },
  });
