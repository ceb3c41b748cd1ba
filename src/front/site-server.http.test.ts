import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { currentRequest } from '#src/services/current-request.server.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { scaledRuns } from '#tests/support/random-cases.ts';
import { createSiteServer, respondWith } from './site-server.ts';

/** Opens a server on a free port and returns the port. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

it('limits time and number of its connections', async () => {
  const server = createSiteServer().on('request', (_, response) => void response.end());
  expect(server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 200_000,
    keepAliveTimeout: 65_000,
    maxConnections: 16_000,
  });
  server.maxConnections = 2;
  const port = await listen(server);
  const sockets: Socket[] = [];
  for (let count = 0; count < 2; count += 1) {
    sockets.push(connect(port, '127.0.0.1'));
    await once(server, 'connection');
  }
  const dropped = once(server, 'drop');
  sockets.push(connect(port, '127.0.0.1'));
  await dropped;
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('gives each request its id, or that of the proxy in front, to its handler and its client', async () => {
  const server = createSiteServer();
  respondWith(server, async (_, response) => {
    await Promise.resolve();
    response.end(currentRequest());
  });
  const port = await listen(server);
  const idOf = async (headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
    const id = await response.text();
    expect(response.headers.get('x-request-id')).toBe(id);
    return id;
  };
  expect(await idOf({ 'x-request-id': 'trace-1.a_B' })).toBe('trace-1.a_B');
  const made = [await idOf({}), await idOf({}), await idOf({ 'x-request-id': 'a b' })];
  expect(new Set(made).size).toBe(3);
  for (const id of made) expect(id).toMatch(/^[\da-f-]{36}$/);
  server.close();
});

it('refuses a target with an origin or without a path, and passes it to no handler', async () => {
  const server = createSiteServer();
  const handled: (string | undefined)[] = [];
  respondWith(server, ({ url }, response) => {
    handled.push(url);
    response.end();
    return Promise.resolve();
  });
  const port = await listen(server);
  const statusOf = async (path: string) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: false }).end();
    const [response] = z
      .tuple([z.object({ statusCode: z.number(), resume: z.function() }).loose()])
      .parse(await once(sent, 'response'));
    sent.destroy();
    return response.statusCode;
  };
  const path = fc.webPath().filter((one) => one.startsWith('/'));
  await fc.assert(
    fc.asyncProperty(fc.webUrl({ validSchemes: ['http', 'https', 'HTTP', 'ftp', 'ws'] }), path, async (target, own) => {
      handled.length = 0;
      expect([await statusOf(target), await statusOf(own)]).toEqual([400, 200]);
      expect(handled).toEqual([own]);
    }),
    { numRuns: scaledRuns(50) },
  );
  for (const target of ['http://elsewhere.example/known?a=http://b.example', 'http:', '*', 'known'])
    expect(await statusOf(target), target).toBe(400);
  server.close();
});

it('responds 500 where its handler fails, and cuts off what was begun', async () => {
  expectOutput(/^a request failed: no page$/);
  const server = createSiteServer();
  respondWith(server, ({ url }, response) => {
    if (url === '/begun') response.writeHead(200, { 'Content-Length': 9 }).write('half');
    return Promise.reject(new Error('no page'));
  });
  const port = await listen(server);
  const failed = await fetch(`http://127.0.0.1:${port}/`);
  expect([failed.status, failed.headers.get('cache-control'), await failed.text()]).toEqual([500, 'no-store', '']);
  const begun = fetch(`http://127.0.0.1:${port}/begun`).then((response) => response.text());
  await expect(begun).rejects.toThrow(/terminated|fetch failed/);
  server.close();
});
