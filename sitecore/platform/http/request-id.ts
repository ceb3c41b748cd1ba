import type { MiddlewareHandler } from 'hono';
import { REQUEST_ID, requestIdOf } from '#sitecore/contracts/site-headers.ts';
import type { PlatformEnv } from './platform-env.ts';

/** Sets an id on each request and returns it in the response. */
export const requestId: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const id = requestIdOf(c.req.header(REQUEST_ID));
  c.set('requestId', id);
  await next();
  c.header(REQUEST_ID, id);
};
