import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { PageFacts } from '#src/cms/widget.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { defineQuery } from './query.ts';

const KEY = 'a-key-of-the-platform';
const result = z.object({ total: z.number() });

const query = defineQuery({
  name: 'Count',
  text: 'query Count($below: String!) { total }',
  variables: (below: string) => ({ below }),
  parse: (data) => result.parse(data).total,
});

const requests: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let responses: ((response: ServerResponse) => void)[];
let platform: HttpServer;

const data = (response: ServerResponse) => response.end('{"data":{"total":3}}');
const status =
  (code: number, retryAfter = '0') =>
  (response: ServerResponse) =>
    response.writeHead(code, { 'retry-after': retryAfter }).end();

/** The module anew, with the environment of this test. */
const count = async (state: PageFacts['state'] = 'normal', path = '/offers') => {
  const { queryPlatform } = await import('./query-platform.server.ts');
  return queryPlatform(query, 'home', { path, state });
};

beforeEach(async () => {
  requests.length = 0;
  platform = await startHttpServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body: JSON.parse(body) });
      responses.shift()?.(response);
    });
  });
  vi.resetModules();
  vi.stubEnv('GRAPH_QL_ENDPOINT', `${platform.url}/edge`);
  vi.stubEnv('SITECORE_API_KEY', KEY);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await platform.stop();
});

it('asks with the key for what is published', async () => {
  responses = [data];
  expect(await count()).toBe(3);
  expect(requests).toMatchObject([
    { headers: { sc_apikey: KEY }, body: { query: query.text, variables: { below: 'home' } } },
  ]);
  expect(requests[0]?.headers).not.toHaveProperty('sc_editmode');
});

it('asks for drafts when an author works on the page', async () => {
  responses = [data];
  await count('edit');
  expect(requests).toMatchObject([{ headers: { sc_editmode: 'true' } }]);
});

it('says which page is made of the answer', async () => {
  responses = [data, data];
  await count('normal', '/عروض');
  expect(requests).toMatchObject([{ headers: { 'x-sc-site': 'rukn', 'x-sc-route': encodeURI('/عروض') } }]);
});

it('asks again when the platform asks to wait or starts', async () => {
  responses = [status(429), status(503), data];
  expect(await count()).toBe(3);
  expect(requests).toHaveLength(3);
});

it('gives up after three tries, and says why', async () => {
  responses = [status(429), status(429), status(429), data];
  await expect(count()).rejects.toThrow('Count: the content platform answered 429');
  expect(requests).toHaveLength(3);
});

it('does not ask again for what will not pass', async () => {
  responses = [status(401), data];
  await expect(count()).rejects.toThrow('Count: the content platform answered 401');
  expect(requests).toHaveLength(1);
});

it('takes an answer with errors for none', async () => {
  responses = [(response) => response.end('{"data":{"total":3},"errors":[{"message":"half"}]}')];
  await expect(count()).rejects.toThrow('Count: half');
});
