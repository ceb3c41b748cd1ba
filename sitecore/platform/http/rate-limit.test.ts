import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

/** An app with a rate limit and a clock that moves only by `advance`. */
function limitedApp(perSecond: number) {
  let now = 5_000;
  const app = new Hono().use(rateLimit(perSecond, () => now)).get('/', (c) => c.text('in'));
  return {
    send: async () => {
      const { status, headers } = await app.request('/');
      const limits = ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`X-Rate-Limit-${name}`));
      return { status, limits, retryAfter: headers.get('retry-after') };
    },
    advance: (ms: number): void => {
      now += ms;
    },
  };
}

describe('rateLimit', () => {
  it('allows requests up to the limit and reports the remaining number', async () => {
    const { send } = limitedApp(2);
    expect(await send()).toEqual({ status: 200, limits: ['2', '1', '1'], retryAfter: null });
    expect(await send()).toEqual({ status: 200, limits: ['2', '0', '1'], retryAfter: null });
  });

  it('responds 429 with Retry-After above the limit', async () => {
    const { send } = limitedApp(1);
    await send();
    expect(await send()).toEqual({ status: 429, limits: ['1', '0', '1'], retryAfter: '1' });
  });

  it('allows requests again after one second, not earlier', async () => {
    const { send, advance } = limitedApp(1);
    await send();
    advance(999);
    expect((await send()).status).toBe(429);
    advance(1);
    expect((await send()).status).toBe(200);
  });
});
