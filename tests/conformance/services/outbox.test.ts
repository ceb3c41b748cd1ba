import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOutbox } from '#sitecore/platform/services/tracker/has-outbox.mjs';
import { Outbox } from '#sitecore/platform/services/tracker/outbox.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

describe('the outbox of one-time codes', () => {
  let now = new Date('2026-11-23T09:00:00Z');
  const outbox = new Outbox(() => now);
  let platform: RunningPlatform;
  let without: RunningPlatform;

  beforeAll(async () => {
    platform = await serveContentFolder(DEMO, { services: { outbox, staffSecret: 'a secret of the staff' } });
    without = await serveContentFolder(DEMO, { services: { staffSecret: 'a secret of the staff' } });
  });
  afterAll(() => Promise.all([platform.stop(), without.stop()]));

  it('shows programs of this machine the messages of the last three minutes, the latest first', async () => {
    await outbox.deliver({ mobile: '501234567', text: 'code <1234>' });
    now = new Date(now.getTime() + 100_000);
    await outbox.deliver({ mobile: '501234567', text: 'code 5678' });
    const response = await platform.get('/outbox');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject([{ text: 'code 5678' }, { text: 'code <1234>' }]);
    const page = await platform.get('/outbox', { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('code &lt;1234&gt;');
    now = new Date(now.getTime() + 80_000);
    expect(await (await platform.get('/outbox')).json()).toMatchObject([{ text: 'code 5678' }]);
  });

  it.each<Readonly<Record<string, string>>>([
    { 'x-forwarded-for': '192.0.2.1' },
    { forwarded: 'for=192.0.2.1' },
    { 'x-client-address': '192.0.2.1' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is no page for others: %j', async (headers) => {
    expect((await platform.get('/outbox', { headers })).status).toBe(404);
  });

  it('exists nowhere without being set up', async () => {
    expect((await without.get('/outbox')).status).toBe(404);
  });

  it('is set up without gateway, with the embedded store, on this machine only', () => {
    expect(hasOutbox({})).toBe(true);
    expect(hasOutbox({ PUBLIC_URL: 'http://localhost:3000', PLATFORM_HOST: '127.0.0.1', SMS_GATEWAY_URL: '' })).toBe(
      true,
    );
    for (const env of [
      { SMS_GATEWAY_URL: 'https://sms.example' },
      { DATABASE_URL: 'postgres://db.example/rukn' },
      { PUBLIC_URL: 'https://www.rukn.example' },
      { PLATFORM_HOST: '0.0.0.0' },
    ])
      expect(hasOutbox(env)).toBe(false);
  });
});
