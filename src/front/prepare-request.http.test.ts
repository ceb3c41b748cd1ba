import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { scaledRuns } from '#tests/support/random-cases.ts';
import { prepareRequest } from './prepare-request.ts';

let server: HttpServer;

beforeAll(async () => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  server = await startHttpServer((sent, response) => {
    prepareRequest(sent, response, sent.headers['x-draft'] !== undefined);
    response.setHeader('Referrer-Policy', 'of-the-route');
    response.end(JSON.stringify([sent.url, Object.keys(sent.headers)]));
  });
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
});

const seen = z.tuple([z.string(), z.array(z.string())]);

const seenAt = async (path: string, headers: Record<string, string> = {}) =>
  seen.parse(await (await fetch(server.url + path, { headers })).json());

it('Next sees the URL of the route that serves a request', async () => {
  expect(await seenAt('/robots.txt')).toEqual(['/api/robots.txt', expect.anything()]);
  expect(await seenAt('/known?tab=home')).toEqual(['/known?tab=home', expect.anything()]);
});

it('no client speaks to Next as a part of the site does', async () => {
  const forged = [
    'x-page-for-all',
    'x-page-for-visitor',
    'x-nextjs-data',
    'next-router-prefetch',
    'rsc',
    'x-middleware-subrequest',
  ];
  const headers = Object.fromEntries([...forged, 'x-other'].map((name) => [name, '1']));
  const [, names] = await seenAt('/known', headers);
  expect(names).toContain('x-other');
  for (const name of forged) expect(names, name).not.toContain(name);
});

it('headers of Next’s router, of server actions and of data change nothing, in any case and number', async () => {
  const plain = await seenAt('/known?tab=home');
  const family = fc.constantFrom(
    'RSC',
    'Next-Action',
    'X-Nextjs-Data',
    'Next-Url',
    'Next-Router-Prefetch',
    'Next-Router-State-Tree',
  );
  const other = fc.stringMatching(/^(?:next-router|x-nextjs|x-middleware)-[a-z]{1,12}$/);
  const inCase = fc
    .tuple(fc.oneof(family, other), fc.boolean())
    .map(([name, upper]) => (upper ? name.toUpperCase() : name));
  const value = fc.stringMatching(/^[a-z0-9%[\]",]{1,20}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(inCase, value), { maxLength: 6, selector: ([name]) => name.toLowerCase() }),
      async (sent) => {
        expect(await seenAt('/known?tab=home', Object.fromEntries(sent))).toEqual(plain);
      },
    ),
    { numRuns: scaledRuns(50) },
  );
});

it('a response has the site’s headers, which its route may replace', async () => {
  const { headers } = await fetch(`${server.url}/known`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('of-the-route');
  const draft = await fetch(`${server.url}/known`, { headers: { 'x-draft': '1' } });
  expect(draft.headers.get('content-security-policy')).not.toBe(headers.get('content-security-policy'));
});
