import type { MiddlewareHandler } from 'hono';

const WINDOW_MS = 1000;

/** Answers 429 to more requests in a second than the limit; every answer tells what remains, as Experience Edge does. */
export function rateLimit(perSecond: number, now: () => number = Date.now): MiddlewareHandler {
  let opened = Number.NEGATIVE_INFINITY;
  let used = 0;
  return async (c, next) => {
    if (now() - opened >= WINDOW_MS) {
      opened = now();
      used = 0;
    }
    used += 1;
    const reset = String(Math.max(1, Math.ceil((opened + WINDOW_MS - now()) / 1000)));
    const tell = (): void => {
      c.header('X-Rate-Limit-Limit', String(perSecond));
      c.header('X-Rate-Limit-Remaining', String(Math.max(0, perSecond - used)));
      c.header('X-Rate-Limit-Reset', reset);
    };
    if (used > perSecond) {
      tell();
      c.header('Retry-After', reset);
      return c.json({ error: 'too many requests' }, 429);
    }
    await next();
    tell();
    return undefined;
  };
}
