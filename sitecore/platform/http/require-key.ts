import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { PlatformEnv } from './platform-env.ts';

export const API_KEY = 'sc_apikey';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets a request pass that carries the key at the place its service expects it; answers 401 to any other. */
export function requireKey(apiKey: string, given: (c: Context<PlatformEnv>) => string | undefined) {
  const expected = digest(apiKey);
  return createMiddleware<PlatformEnv>(async (c, next) => {
    const key = given(c);
    if (key === undefined || !timingSafeEqual(digest(key), expected))
      return c.json({ error: `${API_KEY} is missing or wrong` }, 401);
    return next();
  });
}
