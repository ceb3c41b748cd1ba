import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { PageFacts } from '#src/cms/widget.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { defineQuery } from './query.ts';

const KEY = 'a-key-of-the-platform';
const answer = z.object({ total: z.number() });

const query = defineQuery({
  name: 'Count',
  text: 'query Count($below: String!) { total }',
  variables: (below: string) => ({ below }),
  parse: (data) => answer.parse(data).total,
});

const asked: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let replies: ((response: ServerResponse) => void)[];
let platform: HttpServer;

const data = (response: ServerResponse) => response.end('{"data":{"total":3}}');
const status =
  (code: number, retryAfter = '0') =>
  (response: ServerResponse) =>
    response.writeHead(code, { 'retry-after': retryAfter }).end();

/** The module anew, with the environment of this test. */
const count = async (state: PageFacts['state'] = 'normal', path = '/offers') => {
  const { askPlatform } = await import('./ask-platform.server.ts');
  return askPlatform(query, 'home', { path, state });
};

beforeEach(async () => {
  asked.length = 0;
  platform = await startHttpServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ headers: request.headers, body: JSON.parse(body) });
      replies.shift()?.(response);
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
  replies = [data];
  expect(await count()).toBe(3);
  expect(asked).toMatchObject([
    { headers: { sc_apikey: KEY }, body: { query: query.text, variables: { below: 'home' } } },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('sc_editmode');
});

it('asks for drafts when an author works on the page', async () => {
  replies = [data];
  await count('edit');
  expect(asked).toMatchObject([{ headers: { sc_editmode: 'true' } }]);
});

it('says which page is made of the answer', async () => {
  replies = [data, data];
  await count('normal', '/عروض');
  expect(asked).toMatchObject([{ headers: { 'x-sc-site': 'rukn', 'x-sc-route': encodeURI('/عروض') } }]);
});

it('asks again when the platform asks to wait or starts', async () => {
  replies = [status(429), status(503), data];
  expect(await count()).toBe(3);
  expect(asked).toHaveLength(3);
});

it('gives up after three tries, and says why', async () => {
  replies = [status(429), status(429), status(429), data];
  await expect(count()).rejects.toThrow('Count: the content platform answered 429');
  expect(asked).toHaveLength(3);
});

it('does not ask again for what will not pass', async () => {
  replies = [status(401), data];
  await expect(count()).rejects.toThrow('Count: the content platform answered 401');
  expect(asked).toHaveLength(1);
});

it('takes an answer with errors for none', async () => {
  replies = [(response) => response.end('{"data":{"total":3},"errors":[{"message":"half"}]}')];
  await expect(count()).rejects.toThrow('Count: half');
});
