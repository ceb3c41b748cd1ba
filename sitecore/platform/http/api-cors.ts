import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { API_KEY } from './require-key.ts';
import { isSameSecret } from './same-secret.ts';

interface CorsOptions {
  readonly apiKey: string;
  /** Origins whose pages may call with the key, as the key's "CORS Origins" in Sitecore; `*` is any. */
  readonly origins: readonly string[];
}

/**
 * Lets pages of the listed origins call GraphQL and REST. As in Sitecore the key decides, and a preflight, which has none
 * of the request's headers, has to name it in its query.
 */
export const apiCors = ({ apiKey, origins }: CorsOptions): MiddlewareHandler =>
  cors({
    origin: (origin, c) => {
      const isListed = origins.includes(origin) || origins.includes('*');
      return isListed && (c.req.method !== 'OPTIONS' || hasKey(c, apiKey)) ? origin : null;
    },
    allowMethods: ['GET', 'POST'],
    credentials: true,
  });

function hasKey(c: Context, apiKey: string): boolean {
  const key = c.req.query(API_KEY);
  return key !== undefined && isSameSecret(key, apiKey);
}
