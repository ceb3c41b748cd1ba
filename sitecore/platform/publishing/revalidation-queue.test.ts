import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Logger, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { RevalidationQueue } from './revalidation-queue.ts';

const SECRET = 'a-secret-of-sixteen-characters';
const TIMEOUTS = { firstMs: 5, longestMs: 20, giveUpMs: 60_000 };

const A_NUMBER: unknown = expect.any(Number);
const CONNECTION_REFUSED: unknown = expect.stringContaining('ECONNREFUSED');

const posted = z.object({ paths: z.array(z.string()), media: z.array(z.string()).optional() });

/** The paths of each post, in order. */
const posts: string[][] = [];
/** The media of each post that has some. */
const postedMedia: string[][] = [];
const authorizations = new Set<string | undefined>();
let replies: ((response: ServerResponse, paths: readonly string[]) => void)[] = [];
let site: HttpServer;
let queue: RevalidationQueue;
let logged: Record<string, unknown>[] = [];

const accept = (response: ServerResponse) => response.end('{"revalidated":[],"failed":[]}');
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end('{}');
const failing =
  (...paths: readonly string[]) =>
  (response: ServerResponse) =>
    response.end(JSON.stringify({ revalidated: [], failed: paths.map((path) => ({ path, reason: 'no content' })) }));

/** Returns a logger of this test's lines; a queue that still logs afterwards writes to them too. */
function logger(): Logger {
  const lines = logged;
  const line = z.record(z.string(), z.unknown());
  return pino({}, { write: (text) => void lines.push(line.parse(JSON.parse(text))) });
}

const messages = () => logged.map(({ msg }) => msg);
const until = (condition: () => void) => vi.waitFor(condition, { timeout: WAIT_TIMEOUT_MS, interval: 2 });

beforeEach(async () => {
  posts.length = 0;
  postedMedia.length = 0;
  authorizations.clear();
  logged = [];
  replies = [];
  site = await startHttpServer((request, response) => {
    void text(request).then((body) => {
      const { paths, media } = posted.parse(JSON.parse(body));
      posts.push(paths);
      if (media) postedMedia.push(media);
      authorizations.add(request.headers.authorization);
      (replies.shift() ?? accept)(response, paths);
    });
  });
  queue = new RevalidationQueue({ url: site.url, secret: SECRET, logger: logger(), timeouts: TIMEOUTS });
});

afterEach(async () => {
  queue.stop();
  await site.stop();
});

describe('RevalidationQueue', () => {
  it('sends the paths with the secret and logs the duration', async () => {
    queue.add(['/', '/about']);
    await until(() => expect(messages()).toEqual(['pages revalidated']));
    expect(posts).toEqual([['/', '/about']]);
    expect([...authorizations]).toEqual([`Bearer ${SECRET}`]);
    expect(logged).toMatchObject([{ url: site.url, paths: 2, ms: A_NUMBER }]);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  it('sends media apart from pages, again after a failure', async () => {
    replies = [status(503)];
    queue.add(['/-/media/a.svg', '/about']);
    await until(() => expect(messages()).toContain('pages revalidated'));
    expect([posts, postedMedia]).toEqual([
      [['/about'], ['/about']],
      [['/-/media/a.svg'], ['/-/media/a.svg']],
    ]);
  });

  it('sends at most ten paths at once', async () => {
    const paths = Array.from({ length: 46 }, (_, index) => `/${index}`);
    queue.add(paths);
    await until(() => expect(messages()).toHaveLength(5));
    expect(posts.map(({ length }) => length)).toEqual([10, 10, 10, 10, 6]);
    expect(posts.flat()).toEqual(paths);
  });

  it('sends the paths of a later publish before those that still wait', async () => {
    const paths = Array.from({ length: 46 }, (_, index) => `/${index}`);
    replies = [
      (response) => {
        queue.add(['/saved', '/30']);
        accept(response);
      },
    ];
    queue.add(paths);
    await until(() => expect(messages()).toHaveLength(5));
    const [first, second = [], ...others] = posts;
    expect(first).toEqual(paths.slice(0, 10));
    expect(second.slice(0, 3)).toEqual(['/saved', '/30', '/10']);
    expect([...second, ...others.flat()]).toHaveLength(37);
  });

  it('sends a path once that is added several times before its batch', async () => {
    let release: () => void = () => undefined;
    replies = [(response) => (release = () => accept(response))];
    queue.add(['/first']);
    await until(() => expect(posts).toHaveLength(1));
    queue.add(['/a', '/b']);
    queue.add(['/b', '/first']);
    release();
    await until(() => expect(posts).toHaveLength(2));
    expect(posts[1]).toEqual(['/b', '/first', '/a']);
  });
});

describe('RevalidationQueue after a temporary failure', () => {
  it.each([500, 502, 503, 504, 429, 408])(
    'sends the paths again after status %i until they are accepted',
    async (code) => {
      replies = [status(code), status(code)];
      queue.add(['/about']);
      await until(() =>
        expect(messages()).toEqual(['pages not revalidated yet', 'pages not revalidated yet', 'pages revalidated']),
      );
      expect(posts).toEqual([['/about'], ['/about'], ['/about']]);
    },
  );

  it('sends everything queued meanwhile once the site listens again', async () => {
    const url = await unusedUrl();
    queue = new RevalidationQueue({ url, secret: SECRET, logger: logger(), timeouts: TIMEOUTS });
    queue.add(['/a']);
    await until(() => expect(messages()).toContain('pages not revalidated yet'));
    expect(logged[0]).toMatchObject({ failed: ['/a'], reason: CONNECTION_REFUSED });
    queue.add(['/b']);
    const received: string[] = [];
    const back = await startHttpServer(
      (request, response) => {
        void text(request).then((body) => {
          received.push(...posted.parse(JSON.parse(body)).paths);
          accept(response);
        });
      },
      Number(new URL(url).port),
    );
    await until(() => expect(received.toSorted()).toEqual(['/a', '/b']));
    await back.stop();
  });

  it('ends the back-off when a path is added', async () => {
    const timeouts = { ...TIMEOUTS, firstMs: 600_000, longestMs: 600_000 };
    queue = new RevalidationQueue({ url: site.url, secret: SECRET, logger: logger(), timeouts });
    replies = [status(503)];
    queue.add(['/a']);
    await until(() => expect(messages()).toEqual(['pages not revalidated yet']));
    queue.add(['/b']);
    await until(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.toSorted()).toEqual(['/a', '/b']);
  });

  it('gives up paths whose pages have revalidated themselves', async () => {
    queue = new RevalidationQueue({
      url: site.url,
      secret: SECRET,
      logger: logger(),
      timeouts: { ...TIMEOUTS, giveUpMs: 0 },
    });
    replies = [status(503)];
    queue.add(['/old']);
    await until(() => expect(messages()).toEqual(['pages not revalidated yet']));
    queue.add(['/new']);
    await until(() => expect(messages()).toContain('pages revalidated'));
    expect(posts).toEqual([['/old'], ['/new']]);
  });
});

describe('RevalidationQueue with failed pages', () => {
  it('sends only the failed paths again', async () => {
    replies = [failing('/b')];
    queue.add(['/a', '/b', '/c']);
    await until(() => expect(messages()).toContain('pages revalidated'));
    expect(posts).toEqual([['/a', '/b', '/c'], ['/b']]);
    expect(logged[0]).toMatchObject({ failed: ['/b'], reason: 'no content' });
  });

  it('ignores failed paths that it has not sent', async () => {
    replies = [failing('/other')];
    queue.add(['/a']);
    await until(() => expect(messages()).toEqual(['pages revalidated']));
    expect(posts).toEqual([['/a']]);
  });
});

describe('RevalidationQueue after a permanent failure', () => {
  it.each<[failure: string, reply: (response: ServerResponse) => void]>([
    ['an unknown secret', status(401)],
    ['rejected paths', status(400)],
    ['an unknown endpoint', status(404)],
    ['a redirect', (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
    ['a response that is no JSON', (response) => response.end('<p>login</p>')],
    ['a response of another shape', (response) => response.end('{"ok":true}')],
  ])('does not retry after %s, and logs it', async (_, reply) => {
    replies = [reply];
    queue.add(['/a']);
    await until(() => expect(messages()).toEqual(['the site refuses to revalidate pages']));
    queue.add(['/b']);
    await until(() => expect(posts).toHaveLength(2));
    expect(posts).toEqual([['/a'], ['/b']]);
  });
});

it('sends nothing after stop, neither queued nor added paths', async () => {
  const options = { url: site.url, secret: SECRET, logger: logger() };
  queue = new RevalidationQueue({ ...options, timeouts: { ...TIMEOUTS, firstMs: 600_000, longestMs: 600_000 } });
  replies = [status(503)];
  queue.add(['/waits']);
  await until(() => expect(messages()).toEqual(['pages not revalidated yet']));
  queue.stop();
  queue.add(['/comes']);
  const another = new RevalidationQueue(options);
  another.add(['/another']);
  await until(() => expect(messages()).toContain('pages revalidated'));
  expect(posts).toEqual([['/waits'], ['/another']]);
});
