import { afterEach, describe, expect, it, vi } from 'vitest';
import { unusedUrl } from '#tests/support/http-server.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import {
  FOUND,
  JSON_TYPE,
  graphqlProxies,
  KEY,
  REQUEST,
  refused,
  sendQuery,
} from '#tests/support/open-graphql-proxy.ts';

const { requests, platform, json, open } = graphqlProxies();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a platform', () => {
  const spyOnErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it('that responds 429 gives 429 with its Retry-After', async () => {
    spyOnErrors();
    json(429, { error: 'too many requests' }, { 'retry-after': '7' });
    const response = await sendQuery(await open());
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await refused(response)).toEqual([429, 'TOO_MANY']);
  });

  it('that responds 429 gets nothing until its Retry-After has passed', async () => {
    spyOnErrors();
    const url = await open();
    json(429, { error: 'too many requests' }, { 'retry-after': '7' });
    await sendQuery(url);
    expect(await refused(await sendQuery(url))).toEqual([429, 'TOO_MANY']);
    expect(requests).toHaveLength(1);
  });

  it('that responds 429 for a second has the query again after it', async () => {
    const url = await open();
    platform.respond = (response) => {
      json(200, FOUND);
      response.writeHead(429, { 'retry-after': '1' }).end();
    };
    expect(await (await sendQuery(url)).json()).toEqual(FOUND);
    expect(requests).toHaveLength(2);
  });

  it('that is unavailable gives 503, and the reason is logged', async () => {
    const logged = spyOnErrors();
    const response = await sendQuery(await open({ endpoint: await unusedUrl() }));
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await refused(response)).toEqual([503, 'NO_ANSWER']);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^siteSearch: fetch failed \(.*ECONNREFUSED/)]]);
  });

  it('that does not respond in time gives 503', async () => {
    spyOnErrors();
    platform.respond = () => undefined;
    expect(await refused(await sendQuery(await open({ timeoutMs: 50 })))).toEqual([503, 'NO_ANSWER']);
  });

  it('that breaks off gives 503', async () => {
    spyOnErrors();
    platform.respond = (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' });
      response.write('{"data":', () => response.destroy());
    };
    expect(await refused(await sendQuery(await open()))).toEqual([503, 'NO_ANSWER']);
  });

  it.each<[status: number, expected: number]>([
    [500, 502],
    [401, 502],
    [404, 502],
    [301, 502],
    [503, 503],
  ])('that responds %i gives %i, without its own message', async (status, expected) => {
    const logged = spyOnErrors();
    json(status, { error: `inner detail with ${KEY}` }, { location: '/elsewhere' });
    expect(await refused(await sendQuery(await open()))).toEqual([expected, 'NO_ANSWER']);
    expect(logged.mock.calls).toEqual([[`siteSearch: the content platform responded ${status}`]]);
  });

  it('whose response is not JSON gives 502', async () => {
    spyOnErrors();
    platform.respond = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>login</p>');
    expect(await refused(await sendQuery(await open()))).toEqual([502, 'NO_ANSWER']);
  });

  it('gets its request aborted when the visitor disconnects', async () => {
    const logged = spyOnErrors();
    const closed = new Promise<void>((resolve) => {
      platform.respond = (response) => void response.once('close', resolve);
    });
    const leaving = new AbortController();
    const url = await open();
    const call = fetch(url, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(REQUEST),
      signal: leaving.signal,
    });
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: WAIT_TIMEOUT_MS });
    leaving.abort();
    await expect(call).rejects.toThrow();
    await closed;
    expect(logged).not.toHaveBeenCalled();
  });
});
