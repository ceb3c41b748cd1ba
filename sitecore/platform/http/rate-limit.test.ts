import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

/** A door with a limit and a clock that stands still until it is set. */
function limitedApp(perSecond: number) {
  let now = 5_000;
  const app = new Hono().use(rateLimit(perSecond, () => now)).get('/', (c) => c.text('in'));
  return {
    ask: async () => {
      const { status, headers } = await app.request('/');
      const told = ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`X-Rate-Limit-${name}`));
      return { status, told, retryAfter: headers.get('retry-after') };
    },
    wait: (ms: number): void => {
      now += ms;
    },
  };
}

describe('a limit of requests in a second', () => {
  it('lets that many pass and tells what remains', async () => {
    const { ask } = limitedApp(2);
    expect(await ask()).toEqual({ status: 200, told: ['2', '1', '1'], retryAfter: null });
    expect(await ask()).toEqual({ status: 200, told: ['2', '0', '1'], retryAfter: null });
  });

  it('refuses the next one with 429 and says when to come back', async () => {
    const { ask } = limitedApp(1);
    await ask();
    expect(await ask()).toEqual({ status: 429, told: ['1', '0', '1'], retryAfter: '1' });
  });

  it('opens again when the second is over, not before', async () => {
    const { ask, wait } = limitedApp(1);
    await ask();
    wait(999);
    expect((await ask()).status).toBe(429);
    wait(1);
    expect((await ask()).status).toBe(200);
  });
});
