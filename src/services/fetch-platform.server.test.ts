import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { withDeadline } from './deadline.server.ts';
import { fetchPlatform } from './fetch-platform.server.ts';

type Respond = (response: ServerResponse) => void;

let platform: HttpServer;
/** Times of the requests that the platform had, and its next responses; after these all is well. */
let requests: number[];
let responses: Respond[];

const later =
  (headers: Readonly<Record<string, string>>): Respond =>
  (response) =>
    response.writeHead(429, headers).end('later');

beforeEach(async () => {
  requests = [];
  responses = [];
  platform = await startHttpServer((_, response) => {
    requests.push(performance.now());
    const respond = responses.shift();
    if (respond) respond(response);
    else response.end('content');
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await platform.stop();
});

/** Requests a path within a deadline; returns the status. */
const statusOf = (milliseconds: number, path = '/edge'): Promise<number> =>
  withDeadline(milliseconds, async () => (await fetchPlatform(platform.url + path)).status);

const pauses = (): readonly number[] => requests.slice(1).map((time, at) => time - (requests[at] ?? 0));

/** A date of a clock that is years behind, and the second after it. */
const [SENT, SECOND_LATER] = ['Sun, 29 Nov 2020 10:00:00 GMT', 'Sun, 29 Nov 2020 10:00:01 GMT'];

describe('a 429 of the platform', () => {
  it.each<[what: string, headers: Record<string, string>]>([
    ['seconds', { 'retry-after': '1' }],
    ['a date', { date: SENT, 'retry-after': SECOND_LATER }],
    ['no time', {}],
    ['nonsense', { 'retry-after': 'soon' }],
  ])('with %s is followed by one more request after that time', async (_, headers) => {
    responses = [later(headers)];
    expect(await statusOf(20_000)).toBe(200);
    expect(requests).toHaveLength(2);
    expect(pauses()[0]).toBeGreaterThan(990);
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['seconds', { 'retry-after': '3' }],
    ['a date', { date: SENT, 'retry-after': 'Sun, 29 Nov 2020 10:00:03 GMT' }],
    ['a huge number', { 'retry-after': '999999999' }],
  ])('with %s beyond the deadline is the response, at once', async (_, headers) => {
    responses = [later(headers)];
    const startedAt = performance.now();
    expect(await statusOf(2500)).toBe(429);
    expect(requests).toHaveLength(1);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('is the response of a call without a deadline', async () => {
    responses = [later({ 'retry-after': '1' })];
    expect((await fetchPlatform(`${platform.url}/edge`)).status).toBe(429);
  });

  it('is the response after three requests, to a platform that names no wait', async () => {
    responses = Array.from({ length: 9 }, () => later({ 'retry-after': '0' }));
    expect(await statusOf(20_000)).toBe(429);
    expect(requests).toHaveLength(3);
  });
});

describe('an endpoint that said "later"', () => {
  it('gets no request until then, by any call, and those of all that wait afterwards', async () => {
    responses = [later({ 'retry-after': '1' })];
    const first = statusOf(20_000);
    await expect.poll(() => requests.length).toBe(1);
    // Its 429 has come, and the other calls begin.
    expect(await statusOf(100)).toBe(429);
    const others = Array.from({ length: 20 }, (_, at) => statusOf(20_000, `/edge?item=${at}`));
    expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set([200]));
    expect(requests).toHaveLength(22);
    expect(pauses()[0]).toBeGreaterThan(990);
  });

  it('refuses a call whose deadline comes first, with the time that is left and without a request', async () => {
    responses = [later({ 'retry-after': '20' })];
    await statusOf(1000);
    const response = await withDeadline(1000, () => fetchPlatform(`${platform.url}/edge`));
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([429, '20', '']);
    expect(requests).toHaveLength(1);
  });

  it('gets requests again after half a minute, whatever it said', async () => {
    responses = [later({ 'retry-after': '999999999' })];
    await statusOf(1000);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 29_000);
    expect(await statusOf(500)).toBe(429);
    vi.spyOn(performance, 'now').mockReturnValue(now + 30_001);
    expect(await statusOf(500)).toBe(200);
    expect(requests).toHaveLength(2);
  });

  it('keeps no request from another one', async () => {
    responses = [later({ 'retry-after': '20' })];
    await statusOf(1000);
    expect(await statusOf(1000, '/layout')).toBe(200);
  });

  it('has calls wait again that have waited when it says so again', async () => {
    responses = [later({ 'retry-after': '1' }), later({ 'retry-after': '1' })];
    expect(await statusOf(20_000)).toBe(200);
    expect(pauses().every((pause) => pause > 990)).toBe(true);
    expect(requests).toHaveLength(3);
  });
});
