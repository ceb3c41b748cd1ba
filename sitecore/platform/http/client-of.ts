import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { networkOf } from '#sitecore/rules/client-network.ts';
import { isSameSecret } from './same-secret.ts';

/**
 * Returns the network by which a client is rate-limited: of the address that the site names, when it sends the secret, else
 * of the connection.
 */
export function clientOf(c: Context, siteSecret: string | undefined): string {
  const named = c.req.header(CLIENT_ADDRESS);
  const secret = c.req.header(SITE_SECRET);
  const isFromSite = siteSecret !== undefined && secret !== undefined && isSameSecret(secret, siteSecret);
  return networkOf(isFromSite && named !== undefined ? named : connectionAddress(c));
}

/** Returns the address of the connection; an empty text for a request without one, as in tests. */
function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}
