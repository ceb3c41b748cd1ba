import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { PlatformEnv } from './platform-env.ts';

export const REQUEST_ID = 'x-request-id';

/** What can stand in a log line and a header without meaning anything else there. */
const SANE = /^[\w.-]{1,64}$/;

/** Gives each request an id, the caller's own when it is a sane token, and sends it back. */
export const requestId = createMiddleware<PlatformEnv>(async (c, next) => {
  const given = c.req.header(REQUEST_ID);
  const id = given !== undefined && SANE.test(given) ? given : randomUUID();
  c.set('requestId', id);
  await next();
  c.header(REQUEST_ID, id);
});
