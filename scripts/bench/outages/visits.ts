import { setTimeout as wait } from 'node:timers/promises';

/** Kinds of requests, in the mix of one cycle. */
const CYCLE = ['cached', 'query', 'picture', 'cached', 'unvisited', 'query', 'cached', 'picture', 'unknown'] as const;

type VisitKind = (typeof CYCLE)[number];

export const VISIT_KINDS = [...new Set(CYCLE)];

/** Requests a second. */
const RATE = 15;

const TIMEOUT_MS = 20_000;

const QUERIES = ['?tab=personal', '?q=card', '?q=deposit&page=2', '?tab=business', '?q=finance'];

/** One request: its kind, its URL, its status (0 without a response), and the milliseconds until its end. */
export interface Visit {
  readonly kind: VisitKind;
  readonly url: string;
  readonly status: number;
  readonly ms: number;
}

/** Paths that visitors request: pages that were requested before, those that were not, and pictures. */
export interface VisitedPaths {
  readonly cached: readonly string[];
  readonly unvisited: readonly string[];
  readonly pictures: readonly string[];
}

/** Reads the paths of a running site, and requests some of its pages. */
export async function readPaths(site: string): Promise<VisitedPaths> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const cached = pages.filter((_, index) => index % 10 === 0);
  const html = await Promise.all(cached.map(async (path) => (await fetch(site + path)).text()));
  const pictures = html.flatMap((text) =>
    [...text.matchAll(/\ssrc="(\/-\/media[^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&')),
  );
  return { cached, unvisited: pages.filter((_, index) => index % 10 !== 0), pictures: [...new Set(pictures)] };
}

/** Sends the mix of requests for a time, whatever the site does; returns all of them. */
export async function visitFor(site: string, paths: VisitedPaths, milliseconds: number): Promise<readonly Visit[]> {
  const visits: Promise<Visit>[] = [];
  const begin = performance.now();
  for (let count = 0; performance.now() - begin < milliseconds; count += 1) {
    const kind = CYCLE[count % CYCLE.length] ?? 'cached';
    visits.push(visit(kind, site + pathOf(kind, count, paths)));
    await wait(Math.max(0, begin + ((count + 1) * 1000) / RATE - performance.now()));
  }
  return Promise.all(visits);
}

function pathOf(kind: VisitKind, count: number, { cached, unvisited, pictures }: VisitedPaths): string {
  const oneOf = (list: readonly string[]) => list[count % list.length] ?? '/';
  switch (kind) {
    case 'cached':
      return oneOf(cached);
    case 'unvisited':
      return oneOf(unvisited);
    case 'picture':
      return oneOf(pictures);
    case 'query':
      return `${count % 2 === 0 ? '/search' : oneOf([...cached, ...unvisited])}${oneOf(QUERIES)}`;
    case 'unknown':
      return `/no-such-page-${count}`;
  }
}

async function visit(kind: VisitKind, url: string): Promise<Visit> {
  const begin = performance.now();
  let status = 0;
  try {
    const accept = kind === 'picture' ? 'image/avif,image/webp,*/*' : 'text/html';
    const response = await fetch(url, {
      headers: { accept },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    status = response.status;
  } catch {
    // Counted as a failure.
  }
  return { kind, url, status, ms: performance.now() - begin };
}

/** Returns true for a response to content that exists, and for an unknown URL that is one. */
export const isServed = ({ kind, status }: Visit): boolean =>
  status === 200 || status === 304 || (kind === 'unknown' && (status === 404 || status === 503));
