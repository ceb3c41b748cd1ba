import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { PlatformEnv } from './platform-env.ts';

/** Query keys that carry a secret; their values never reach a log. */
const SECRET = /key|secret|token|password/i;

/** Calls of the bank's services, in any spelling: their queries are about a person, and no value of theirs is logged. */
const SERVICES = /^\/+api\/+sitecore\b/i;

/** Writes one line per request: method, path, status, milliseconds, request id. */
export const requestLog =
  (logger: Logger): MiddlewareHandler<PlatformEnv> =>
  async (c, next) => {
    const began = performance.now();
    await next();
    const { method, url } = c.req.raw;
    const { status } = c.res;
    const ms = Math.round(performance.now() - began);
    const line = { requestId: c.get('requestId'), method, path: withoutSecrets(url), status, ms };
    if (status >= 500) logger.error(line, 'request');
    else logger.info(line, 'request');
  };

function withoutSecrets(url: string): string {
  const { pathname, searchParams } = new URL(url);
  if (SERVICES.test(pathname)) return pathname;
  for (const name of new Set(searchParams.keys())) if (SECRET.test(name)) searchParams.delete(name);
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
