import type { Context, MiddlewareHandler } from 'hono';
import { senderOf } from '#sitecore/rules/request-sender.ts';

/** Returns the sender of a request to the platform: a page of its own origin, or of the public URL that it serves. */
export const senderOfRequest = (c: Context, publicUrl?: string) =>
  senderOf(
    { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') },
    { host: c.req.header('host'), publicUrl },
  );

/** Responds 403 to requests other than GET and HEAD that do not come from a page of this origin. */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const { method } = c.req;
  const isChange = method !== 'GET' && method !== 'HEAD';
  if (isChange) c.header('Vary', 'Origin, Sec-Fetch-Site', { append: true });
  if (isChange && senderOfRequest(c) !== 'own')
    return c.json({ error: 'only pages of this origin may send this request' }, 403);
  return next();
};
