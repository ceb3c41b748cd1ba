import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const json = (body: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
const data = json('{"data":{"total":3}}');
const status =
  (code: number, retryAfter = '0') =>
  (response: ServerResponse) =>
    response.writeHead(code, { 'retry-after': retryAfter }).end();

/** Imports the module anew, with this test's environment, and runs the query. */
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

describe('queryPlatform', () => {
  it('sends the key and no sc_editMode for a published page', async () => {
    responses = [data];
    expect(await count()).toBe(3);
    expect(requests).toMatchObject([
      { headers: { sc_apikey: KEY }, body: { query: query.text, variables: { below: 'home' } } },
    ]);
    expect(requests[0]?.headers).not.toHaveProperty('sc_editmode');
  });

  it('queries drafts for a page that an author works on', async () => {
    responses = [data];
    await count('edit');
    expect(requests).toMatchObject([{ headers: { sc_editmode: 'true' } }]);
  });

  it('names the page that depends on the result', async () => {
    responses = [data, data];
    await count('normal', '/عروض');
    expect(requests).toMatchObject([{ headers: { 'x-sc-site': 'rukn', 'x-sc-route': encodeURI('/عروض') } }]);
  });

  it('keeps a result until a publish, for each page, and never of drafts', async () => {
    responses = Array.from({ length: 5 }, () => data);
    const { bumpContentVersion } = await import('#src/services/content-version.ts');
    for (const path of ['/offers', '/offers', '/about']) await count('normal', path);
    expect(requests).toHaveLength(2);
    bumpContentVersion();
    await count();
    expect(requests).toHaveLength(3);
    await count('edit');
    await count('preview');
    expect(requests).toHaveLength(5);
  });

  it('returns the last result when the platform fails after a publish, and keeps nothing that cannot be read', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { bumpContentVersion } = await import('#src/services/content-version.ts');
    responses = [json('{"data":{"total":"many"}}'), data, status(500)];
    await expect(count()).rejects.toThrow();
    expect(await count()).toBe(3);
    bumpContentVersion();
    expect(await count()).toBe(3);
    expect(requests).toHaveLength(3);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^Count: the last good result is kept: /)]]);
    logged.mockRestore();
  });

  it('retries after 429 and 503', async () => {
    responses = [status(429), status(503), data];
    expect(await count()).toBe(3);
    expect(requests).toHaveLength(3);
  });

  it('gives up after three attempts, with the status in its error', async () => {
    responses = [status(429), status(429), status(429), data];
    await expect(count()).rejects.toThrow('Count: the content platform responded 429');
    expect(requests).toHaveLength(3);
  });

  it.each(['60', '999999999', new Date(Date.now() + 3_600_000).toUTCString()])(
    'gives up at once when a retry would wait beyond the deadline: %s',
    async (retryAfter) => {
      responses = [status(429, retryAfter), data];
      await expect(count()).rejects.toThrow('Count: the content platform responded 429');
      expect(requests).toHaveLength(1);
    },
  );

  it('does not retry after 401', async () => {
    responses = [status(401), data];
    await expect(count()).rejects.toThrow('Count: the content platform responded 401');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['has errors', '{"data":{"total":3},"errors":[{"message":"half"}]}', 'Count: half'],
    ['has no data', '{"data":null}', 'Count: the response has no data'],
  ])('rejects when the response %s, without the request in the message', async (_, body, message) => {
    responses = [json(body)];
    await expect(count()).rejects.toThrow(new Error(message));
  });
});
