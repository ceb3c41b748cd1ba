import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { PlatformEnv } from './platform-env.ts';

const REQUEST_ID = 'x-request-id';

/** What can stand in a log line and a header without meaning anything else there. */
const SANE = /^[\w.-]{1,64}$/;

/** Gives each request an id, the caller's own when it is a sane token, and sends it back. */
export const requestId: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const given = c.req.header(REQUEST_ID);
  const id = given !== undefined && SANE.test(given) ? given : randomUUID();
  c.set('requestId', id);
  await next();
  c.header(REQUEST_ID, id);
};
