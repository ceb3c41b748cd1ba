import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { PlatformEnv } from './platform-env.ts';

export const API_KEY = 'sc_apikey';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets a request pass that carries the key at the place its service expects it; answers 401 to any other. */
export function requireKey(
  apiKey: string,
  given: (c: Context<PlatformEnv>) => string | undefined,
): MiddlewareHandler<PlatformEnv> {
  const expected = digest(apiKey);
  return async (c, next) => {
    const key = given(c);
    if (key === undefined || !timingSafeEqual(digest(key), expected))
      return c.json({ error: `${API_KEY} is missing or wrong` }, 401);
    return next();
  };
}
