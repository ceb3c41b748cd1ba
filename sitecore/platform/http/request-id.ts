import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { PlatformEnv } from './platform-env.ts';

const REQUEST_ID = 'x-request-id';

/** Characters that have no special meaning in a log line or a header. */
const VALID_ID = /^[\w.-]{1,64}$/;

/** Sets an id on each request and returns it in the response: the caller's own when it is valid, else a new UUID. */
export const requestId: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const given = c.req.header(REQUEST_ID);
  const id = given !== undefined && VALID_ID.test(given) ? given : randomUUID();
  c.set('requestId', id);
  await next();
  c.header(REQUEST_ID, id);
};
