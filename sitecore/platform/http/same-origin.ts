import type { MiddlewareHandler } from 'hono';

/** Responds 403 to requests other than GET and HEAD that do not come from a page of this origin. */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const { method } = c.req;
  const isChange = method !== 'GET' && method !== 'HEAD';
  if (isChange) c.header('Vary', 'Origin, Sec-Fetch-Site', { append: true });
  if (isChange && !isOwn(c.req.header('sec-fetch-site'), c.req.header('origin'), c.req.header('host')))
    return c.json({ error: 'only pages of this origin may send this request' }, 403);
  return next();
};

/** Checks Sec-Fetch-Site; browsers omit it over plain HTTP, and then Origin must match Host. */
function isOwn(site: string | undefined, origin: string | undefined, host: string | undefined): boolean {
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
