import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from '#src/services/deadline.server.ts';
import { fetchPlatform } from '#src/services/fetch-platform.server.ts';
import { front, get, serveFront } from '#tests/support/front-with-stand-in.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

serveFront();

let platform: HttpServer;
let requests = 0;
let isLimiting = false;
let untilResponse: Promise<unknown> = Promise.resolve();

beforeEach(async () => {
  requests = 0;
  isLimiting = false;
  untilResponse = Promise.resolve();
  platform = await startHttpServer((_, response) => {
    requests += 1;
    response.writeHead(isLimiting ? 429 : 200, isLimiting ? { 'retry-after': '3600' } : {});
    void untilResponse.then(() => response.end());
  });
  // A page gets its content within a deadline, and is 503 without.
  front.pageAt = async () => {
    const { status } = await withDeadline(4000, () => fetchPlatform(`${platform.url}/edge`));
    return status === 200
      ? { facts: { seconds: 60 } }
      : { status: 503, headers: { 'Retry-After': '5' }, text: 'error page' };
  };
});

afterEach(async () => {
  vi.restoreAllMocks();
  await platform.stop();
});

describe('while the platform says "later"', () => {
  it('visitors of a page in memory see it, a page that is not there is 503, and the platform has one request', async () => {
    await get('/about');
    isLimiting = true;
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 61_000);
    const refused = await get('/first');
    expect([refused.status, refused.headers.get('retry-after'), refused.text]).toEqual([503, '5', 'error page']);
    for (let visit = 0; visit < 10; visit += 1) {
      expect(await get('/about')).toMatchObject({ status: 200, text: 'page at /about' });
      expect((await get(`/other-${visit}`)).status).toBe(503);
    }
    expect(requests).toBe(2);
  });

  it('pages are renewed once that time has passed', async () => {
    isLimiting = true;
    const now = performance.now();
    expect((await get('/about')).status).toBe(503);
    isLimiting = false;
    vi.spyOn(performance, 'now').mockImplementation(() => now + 31_000);
    expect((await get('/about')).status).toBe(200);
    expect(requests).toBe(2);
  });
});

describe('while the platform takes seconds to respond', () => {
  it('visitors of pages in memory do not wait, also for those that are renewed, however many wait for others', async () => {
    await get('/about');
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 61_000);
    const { promise, resolve } = Promise.withResolvers<string>();
    untilResponse = promise;
    let answered = 0;
    const waiting = Array.from({ length: 8 }, async (_, visit) => {
      const { status } = await get(`/first-${visit}`);
      answered += 1;
      return status;
    });
    for (let visit = 0; visit < 10; visit += 1)
      expect(await get('/about')).toMatchObject({ status: 200, text: 'page at /about' });
    expect(answered).toBe(0);
    resolve('it responds');
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
  });
});
