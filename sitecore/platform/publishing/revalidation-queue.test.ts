import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Logger, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { RevalidationQueue } from './revalidation-queue.ts';

const SECRET = 'a-secret-of-sixteen-characters';
const TIMEOUTS = { firstMs: 5, longestMs: 20, giveUpMs: 60_000 };

const A_NUMBER: unknown = expect.any(Number);
const CONNECTION_REFUSED: unknown = expect.stringContaining('ECONNREFUSED');

const posted = z.object({ paths: z.array(z.string()) });

/** The paths of each post, in order. */
const posts: string[][] = [];
const authorizations = new Set<string | undefined>();
let replies: ((response: ServerResponse, paths: readonly string[]) => void)[] = [];
let site: HttpServer;
let queue: RevalidationQueue;
let logged: Record<string, unknown>[] = [];

const renewed = (response: ServerResponse) => response.end('{"revalidated":[],"failed":[]}');
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end('{}');
const failing =
  (...paths: readonly string[]) =>
  (response: ServerResponse) =>
    response.end(JSON.stringify({ revalidated: [], failed: paths.map((path) => ({ path, reason: 'no content' })) }));

/** Writes into the lines of this test, also what a queue still has to say after it. */
function logger(): Logger {
  const lines = logged;
  const line = z.record(z.string(), z.unknown());
  return pino({}, { write: (text) => void lines.push(line.parse(JSON.parse(text))) });
}

const messages = () => logged.map(({ msg }) => msg);
const until = (condition: () => void) => vi.waitFor(condition, { timeout: 15_000, interval: 2 });

beforeEach(async () => {
  posts.length = 0;
  authorizations.clear();
  logged = [];
  replies = [];
  site = await startHttpServer((request, response) => {
    void text(request).then((body) => {
      const { paths } = posted.parse(JSON.parse(body));
      posts.push(paths);
      authorizations.add(request.headers.authorization);
      (replies.shift() ?? renewed)(response, paths);
    });
  });
  queue = new RevalidationQueue({ url: site.url, secret: SECRET, logger: logger(), timeouts: TIMEOUTS });
});

afterEach(async () => {
  queue.stop();
  await site.stop();
});

describe('a site', () => {
  it('is told the paths with the secret, and the log says how long it took', async () => {
    queue.add(['/', '/about']);
    await until(() => expect(messages()).toEqual(['pages renewed']));
    expect(posts).toEqual([['/', '/about']]);
    expect([...authorizations]).toEqual([`Bearer ${SECRET}`]);
    expect(logged).toMatchObject([{ url: site.url, paths: 2, ms: A_NUMBER }]);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  it('is told a hundred paths at once and no more', async () => {
    const paths = Array.from({ length: 230 }, (_, index) => `/${index}`);
    queue.add(paths);
    await until(() => expect(messages()).toHaveLength(3));
    expect(posts.map(({ length }) => length)).toEqual([100, 100, 30]);
    expect(posts.flat()).toEqual(paths);
  });

  it('is told once what is affected several times before its turn comes', async () => {
    let release: () => void = () => undefined;
    replies = [(response) => (release = () => renewed(response))];
    queue.add(['/first']);
    await until(() => expect(posts).toHaveLength(1));
    queue.add(['/a', '/b']);
    queue.add(['/b', '/first']);
    release();
    await until(() => expect(posts).toHaveLength(2));
    expect(posts[1]).toEqual(['/a', '/b', '/first']);
  });
});

describe('a site that is away', () => {
  it.each([500, 502, 503, 504, 429, 408])('with %i is told again until it hears', async (code) => {
    replies = [status(code), status(code)];
    queue.add(['/about']);
    await until(() => expect(messages()).toEqual(['pages not renewed yet', 'pages not renewed yet', 'pages renewed']));
    expect(posts).toEqual([['/about'], ['/about'], ['/about']]);
  });

  it('without an answer is told once it listens, all that was affected meanwhile', async () => {
    const url = await unusedUrl();
    queue = new RevalidationQueue({ url, secret: SECRET, logger: logger(), timeouts: TIMEOUTS });
    queue.add(['/a']);
    await until(() => expect(messages()).toContain('pages not renewed yet'));
    expect(logged[0]).toMatchObject({ failed: ['/a'], reason: CONNECTION_REFUSED });
    queue.add(['/b']);
    const heard: string[] = [];
    const back = await startHttpServer(
      (request, response) => {
        void text(request).then((body) => {
          heard.push(...posted.parse(JSON.parse(body)).paths);
          renewed(response);
        });
      },
      Number(new URL(url).port),
    );
    await until(() => expect(heard.toSorted()).toEqual(['/a', '/b']));
    await back.stop();
  });

  it('is told less and less often, and at once when there is news', async () => {
    const timeouts = { ...TIMEOUTS, firstMs: 600_000, longestMs: 600_000 };
    queue = new RevalidationQueue({ url: site.url, secret: SECRET, logger: logger(), timeouts });
    replies = [status(503)];
    queue.add(['/a']);
    await until(() => expect(messages()).toEqual(['pages not renewed yet']));
    queue.add(['/b']);
    await until(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.toSorted()).toEqual(['/a', '/b']);
  });

  it('is told no more once its pages have renewed themselves', async () => {
    queue = new RevalidationQueue({
      url: site.url,
      secret: SECRET,
      logger: logger(),
      timeouts: { ...TIMEOUTS, giveUpMs: 0 },
    });
    replies = [status(503)];
    queue.add(['/old']);
    await until(() => expect(messages()).toEqual(['pages not renewed yet']));
    queue.add(['/new']);
    await until(() => expect(messages()).toContain('pages renewed'));
    expect(posts).toEqual([['/old'], ['/new']]);
  });
});

describe('pages', () => {
  it('that failed are told again, those that were renewed are not', async () => {
    replies = [failing('/b')];
    queue.add(['/a', '/b', '/c']);
    await until(() => expect(messages()).toContain('pages renewed'));
    expect(posts).toEqual([['/a', '/b', '/c'], ['/b']]);
    expect(logged[0]).toMatchObject({ failed: ['/b'], reason: 'no content' });
  });

  it('that a site names without having been asked are left alone', async () => {
    replies = [failing('/other')];
    queue.add(['/a']);
    await until(() => expect(messages()).toEqual(['pages renewed']));
    expect(posts).toEqual([['/a']]);
  });
});

describe('a site that will never hear', () => {
  it.each<[what: string, reply: (response: ServerResponse) => void]>([
    ['does not know the secret', status(401)],
    ['finds the paths wrong', status(400)],
    ['has no such door', status(404)],
    ['sends elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers something else', (response) => response.end('<p>login</p>')],
    ['answers in another shape', (response) => response.end('{"ok":true}')],
  ])('because it %s is told once, and the log says so', async (_, reply) => {
    replies = [reply];
    queue.add(['/a']);
    await until(() => expect(messages()).toEqual(['the site refuses to renew pages']));
    queue.add(['/b']);
    await until(() => expect(posts).toHaveLength(2));
    expect(posts).toEqual([['/a'], ['/b']]);
  });
});

it('a queue that is stopped tells nothing more, neither what waits nor what comes', async () => {
  const options = { url: site.url, secret: SECRET, logger: logger() };
  queue = new RevalidationQueue({ ...options, timeouts: { ...TIMEOUTS, firstMs: 600_000, longestMs: 600_000 } });
  replies = [status(503)];
  queue.add(['/waits']);
  await until(() => expect(messages()).toEqual(['pages not renewed yet']));
  queue.stop();
  queue.add(['/comes']);
  const another = new RevalidationQueue(options);
  another.add(['/another']);
  await until(() => expect(messages()).toContain('pages renewed'));
  expect(posts).toEqual([['/waits'], ['/another']]);
});
