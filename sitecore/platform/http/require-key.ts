import type { Context, MiddlewareHandler } from 'hono';
import type { PlatformEnv } from './platform-env.ts';
import { isSameSecret } from './same-secret.ts';

export const API_KEY = 'sc_apikey';

/** Lets a request pass that carries the key at the place its service expects it; answers 401 to any other. */
export function requireKey(
  apiKey: string,
  given: (c: Context<PlatformEnv>) => string | undefined,
): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    const key = given(c);
    if (key === undefined || !isSameSecret(key, apiKey))
      return c.json({ error: `${API_KEY} is missing or wrong` }, 401);
    return next();
  };
}
