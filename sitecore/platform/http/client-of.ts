import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { forwardedAddress, networkOf } from '#sitecore/rules/client-network.ts';
import { isSameSecret } from './same-secret.ts';

/** The site itself, which renders pages for many visitors. */
export const SITE_CLIENT = 'site';

/**
 * Returns the network by which a client is rate-limited: of the address that the site names, when it sends the secret, else
 * of the connection. A request of the site that names none is its own.
 */
export function clientOf(c: Context, siteSecret: string | undefined): string {
  const named = c.req.header(CLIENT_ADDRESS);
  const secret = c.req.header(SITE_SECRET);
  const isFromSite = siteSecret !== undefined && secret !== undefined && isSameSecret(secret, siteSecret);
  if (!isFromSite) return networkOf(connectionAddress(c));
  return named === undefined ? SITE_CLIENT : networkOf(named);
}

/** Returns the network of an author, by which attempts to sign in are counted: of the address that trusted proxies name. */
export const authorOf = (c: Context, trustedProxies: number): string =>
  networkOf(forwardedAddress(c.req.header('x-forwarded-for') ?? '', trustedProxies) || connectionAddress(c));

/** Returns the address of the connection; an empty text for a request without one, as in tests. */
function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}
