import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { PlatformEnv } from './platform-env.ts';

/** Names of query parameters that hold secrets; they are not logged. */
const SECRET = /key|secret|token|password/i;

/** Paths of the bank's services in any spelling: their queries hold personal data and are not logged. */
const SERVICES = /^\/+api\/+(sitecore|jss)\b/i;

/** Logs one line per request: method, path, status, milliseconds, request id, kind of a failure. */
export const requestLog =
  (logger: Logger): MiddlewareHandler<PlatformEnv> =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, url } = c.req.raw;
    const { status } = c.res;
    const ms = Math.round(performance.now() - startedAt);
    const failure = c.get('failure');
    const line = {
      requestId: c.get('requestId'),
      method,
      path: withoutSecrets(url),
      status,
      ms,
      ...(failure && { failure }),
    };
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
