import { afterEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { DeadlineExceeded, fetchWhole, withDeadline } from './deadline.server.ts';

let server: HttpServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe('withDeadline', () => {
  it('returns what the call returns', async () => {
    expect(await withDeadline(60_000, () => Promise.resolve('layout'))).toBe('layout');
  });

  it('rejects as the call does', async () => {
    await expect(withDeadline(60_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('rejects when the call waits for something that ignores the signal', async () => {
    const never = new Promise<string>(() => undefined);
    await expect(withDeadline(20, () => never)).rejects.toThrow(new DeadlineExceeded(20));
  });

  it('closes the connection of a request without a response', async () => {
    const closed = Promise.withResolvers<undefined>();
    server = await startHttpServer((request) => void request.once('close', () => closed.resolve(undefined)));
    const { url } = server;
    await expect(withDeadline(200, () => fetchWhole(url))).rejects.toThrow(DeadlineExceeded);
    await closed.promise;
  });

  it('does not end an inner call with its own deadline', async () => {
    const rejected = Promise.withResolvers<undefined>();
    server = await startHttpServer((_, response) => void rejected.promise.then(() => response.end('late')));
    const { url } = server;
    const inner = withDeadline(60_000, async () => (await fetchWhole(url)).text());
    await expect(withDeadline(20, () => inner)).rejects.toThrow(DeadlineExceeded);
    rejected.resolve(undefined);
    expect(await inner).toBe('late');
  });
});

describe('fetchWhole', () => {
  it('keeps status, headers and body', async () => {
    server = await startHttpServer((_, response) => response.writeHead(429, { 'retry-after': '3' }).end('later'));
    const response = await fetchWhole(server.url);
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([429, '3', 'later']);
  });

  it('keeps a response that has no body', async () => {
    server = await startHttpServer((_, response) => response.writeHead(304).end());
    expect((await fetchWhole(server.url)).status).toBe(304);
  });

  it('rejects when the body is shorter than its Content-Length', async () => {
    server = await startHttpServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":', () => response.destroy());
    });
    await expect(fetchWhole(server.url)).rejects.toThrow(TypeError);
  });

  it('rejects when its own signal aborts before the deadline', async () => {
    server = await startHttpServer(() => undefined);
    const { url } = server;
    const own = AbortSignal.timeout(20);
    await expect(withDeadline(60_000, () => fetchWhole(url, { signal: own }))).rejects.toThrow(/timeout/);
  });
});
