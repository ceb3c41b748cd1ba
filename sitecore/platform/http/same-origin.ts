import type { MiddlewareHandler } from 'hono';

/** Lets only this origin's own pages change anything: 403 to a request that another site's page sends, or nobody's. */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const { method } = c.req;
  const isChange = method !== 'GET' && method !== 'HEAD';
  if (isChange && !isOwn(c.req.header('sec-fetch-site'), c.req.header('origin'), c.req.header('host')))
    return c.json({ error: 'this is done from the pages of this origin only' }, 403);
  return next();
};

/** What the browser says of the sender decides; browsers that say nothing of it, over plain HTTP, name the origin. */
function isOwn(site: string | undefined, origin: string | undefined, host: string | undefined): boolean {
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
