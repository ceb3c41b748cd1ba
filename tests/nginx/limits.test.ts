// @alone: starts programs
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireEngine } from '#tests/support/engines.ts';
import { type Nginx, startNginx } from '#tests/support/nginx.ts';

const program = requireEngine('nginx');

let nginx: Nginx;

/** Responses that the site holds back. */
const held = new Set<ServerResponse>();

/** Returns a client's address of this test: a balancer names it. */
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Sends requests of a client, some at a time, and returns how many of them were refused. */
async function refusedOf(count: number, path: string, address: string): Promise<number> {
  let refused = 0;
  for (let sent = 0; sent < count; sent += 20) {
    const requests = Array.from({ length: 20 }, () => nginx.send(path, { method: 'HEAD', headers: from(address) }));
    refused += (await Promise.all(requests)).filter(({ status }) => status === 429).length;
  }
  return refused;
}

describe.skipIf(program === undefined)('the limits of nginx', () => {
  beforeAll(async () => {
    nginx = await startNginx(program ?? '', {
      site: ({ url = '' }, response) => {
        if (url.startsWith('/held')) held.add(response);
        else response.setHeader('Cache-Control', 'public, max-age=300').end();
      },
      settings: { BALANCERS: '127.0.0.1' },
      // However slow the machine, requests come faster.
      adjust: (configuration) => configuration.replace(/rate=\d+r\/s/g, 'rate=1r/s'),
    });
  });
  afterAll(() => nginx.stop());

  it('refuse a client’s requests above 300 at once, until it waits, and nobody else’s', async () => {
    expect(await refusedOf(300, '/fonts/a.woff2', '203.0.113.1')).toBe(0);
    expect(await refusedOf(60, '/about', '203.0.113.1')).toBeGreaterThan(0);
    const refused = await nginx.send('/about', { headers: from('203.0.113.1') });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(await refusedOf(20, '/about', '203.0.113.2')).toBe(0);
    await expect.poll(async () => (await nginx.send('/about', { headers: from('203.0.113.1') })).status).toBe(200);
  });

  it.each(['/api/sitecore/Calculators/AutoFinance', '/sitecore/api/graph/edge', '/api/jss/formbuilder'])(
    'refuse a client’s calls above 60 at once, of %s, and no page',
    async (path) => {
      const address = `203.0.113.${path.length}`;
      expect(await refusedOf(60, path, address)).toBe(0);
      expect(await refusedOf(60, path, address)).toBeGreaterThan(0);
      expect(await refusedOf(20, '/about', address)).toBe(0);
    },
  );

  it('count calls among all requests', async () => {
    expect(await refusedOf(300, '/about', '203.0.113.5')).toBe(0);
    expect(await refusedOf(60, '/api/dictionary/ar', '203.0.113.5')).toBeGreaterThan(0);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8::5:6:7:8', '2001:db9::1'],
  ])('count a network of IPv6 as one client: %s and %s, but not %s', async (one, other, stranger) => {
    expect(await refusedOf(300, '/about', one)).toBe(0);
    expect(await refusedOf(60, '/about', other)).toBeGreaterThan(0);
    expect(await refusedOf(20, '/about', stranger)).toBe(0);
  });

  it('refuse a client’s requests above 150 at the same time', async () => {
    const requests = Array.from({ length: 150 }, (_, index) =>
      nginx.send(`/held/${index}`, { headers: from('203.0.113.9') }),
    );
    await expect.poll(() => held.size).toBe(150);
    const refused = await nginx.send('/held/more', { headers: from('203.0.113.9') });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await nginx.send('/about', { headers: from('203.0.113.10') })).status).toBe(200);
    for (const response of held) response.end();
    await Promise.all(requests);
  });
});
