import type { MiddlewareHandler } from 'hono';

const WINDOW_MS = 1000;

/** Responds 429 to requests above the limit; every response has Experience Edge's rate-limit headers. */
export function rateLimit(perSecond: number, now: () => number = Date.now): MiddlewareHandler {
  let windowStart = Number.NEGATIVE_INFINITY;
  let count = 0;
  return async (c, next) => {
    if (now() - windowStart >= WINDOW_MS) {
      windowStart = now();
      count = 0;
    }
    count += 1;
    const reset = String(Math.max(1, Math.ceil((windowStart + WINDOW_MS - now()) / 1000)));
    const setHeaders = (): void => {
      c.header('X-Rate-Limit-Limit', String(perSecond));
      c.header('X-Rate-Limit-Remaining', String(Math.max(0, perSecond - count)));
      c.header('X-Rate-Limit-Reset', reset);
    };
    if (count > perSecond) {
      setHeaders();
      c.header('Retry-After', reset);
      return c.json({ error: 'too many requests' }, 429);
    }
    await next();
    setHeaders();
    return undefined;
  };
}
