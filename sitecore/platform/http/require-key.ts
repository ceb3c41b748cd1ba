import type { Context, MiddlewareHandler } from 'hono';
import type { PlatformEnv } from './platform-env.ts';
import { isSameSecret } from './same-secret.ts';

export const API_KEY = 'sc_apikey';

/** Responds 401 to a request without the API key; `readKey` returns the key of a request. */
export function requireKey(
  apiKey: string,
  readKey: (c: Context<PlatformEnv>) => string | undefined,
): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    const key = readKey(c);
    if (key === undefined || !isSameSecret(key, apiKey))
      return c.json({ error: `${API_KEY} is missing or wrong` }, 401);
    return next();
  };
}
