import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { clientNetwork, networkOf } from '#sitecore/rules/client-network.ts';
import { isSameSecret } from './same-secret.ts';

/** The site itself, which renders pages for many visitors. */
export const SITE_CLIENT = 'site';

/** Senders that are believed about the address of a client. */
interface Believed {
  /** Secret of the site; without it no request is of the site. */
  readonly siteSecret?: string | undefined;
  /** Proxies in front of the platform whose X-Forwarded-For is believed; none when absent. */
  readonly trustedProxies?: number | undefined;
}

/**
 * Returns the network by which a client is rate-limited: of the address that the site names, when it sends the secret, else
 * of what trusted proxies name, else of the connection. A request of the site that names none is its own.
 */
export function clientOf(c: Context, { siteSecret, trustedProxies = 0 }: Believed = {}): string {
  const named = c.req.header(CLIENT_ADDRESS);
  const secret = c.req.header(SITE_SECRET);
  const isFromSite = siteSecret !== undefined && secret !== undefined && isSameSecret(secret, siteSecret);
  if (!isFromSite)
    return clientNetwork({ connection: connectionAddress(c), header: (name) => c.req.header(name) }, trustedProxies);
  return named === undefined ? SITE_CLIENT : networkOf(named);
}

/** Returns the address of the connection; an empty text for a request without one, as in tests. */
function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}
