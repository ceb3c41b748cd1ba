import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { sameOrigin } from './same-origin.ts';

const HOST = 'platform.rukn.example';

const app = new Hono().use(sameOrigin).all('*', (c) => c.body(null, 204));

const SITES = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const ORIGINS = [`https://${HOST}`, 'https://evil.example', 'null', undefined];

/** Every pair of Sec-Fetch-Site and Origin. */
const SENDERS = SITES.flatMap((site) => ORIGINS.map((origin) => ({ site, origin })));

async function statusOf(method: string, { site, origin }: (typeof SENDERS)[number]): Promise<number> {
  const headers = { host: HOST, ...(site !== undefined && { 'sec-fetch-site': site }), ...(origin && { origin }) };
  return (await app.request('/', { method, headers })).status;
}

/** Senders whose requests with a method are allowed. */
const allowed = async (method: string) => {
  const statuses = await Promise.all(SENDERS.map((sender) => statusOf(method, sender)));
  expect(statuses.filter((status) => status !== 204 && status !== 403)).toEqual([]);
  return SENDERS.filter((_, at) => statuses[at] === 204);
};

describe('sameOrigin', () => {
  it.each(['GET', 'HEAD'])('allows %s of anybody', async (method) => {
    expect(await allowed(method)).toEqual(SENDERS);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'post', 'PROPFIND'])(
    'allows %s of the own pages only: by Sec-Fetch-Site, and by Origin without it',
    async (method) => {
      const own = SENDERS.filter(({ site, origin }) => site === 'same-origin' || (!site && origin === ORIGINS[0]));
      expect(own).toHaveLength(5);
      expect(await allowed(method)).toEqual(own);
    },
  );

  it('says that responses to changes vary by what it reads', async () => {
    const response = await app.request('/', { method: 'POST' });
    expect([response.status, response.headers.get('vary')]).toEqual([403, 'Origin, Sec-Fetch-Site']);
  });
});
