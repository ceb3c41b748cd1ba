import type { IncomingHttpHeaders } from 'node:http';
import { forwardedAddress, networkOf } from '#sitecore/rules/client-network.ts';

/** Parts of a request that identify its sender. */
interface Connected {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Returns the key by which a client is rate-limited: its IPv4 address or, since a household has a whole network, its
 * IPv6 /64.
 */
export function clientOf({ headers, socket }: Connected, trustedProxies: number): string {
  const seen = forwardedAddress([headers['x-forwarded-for'] ?? []].flat().join(','), trustedProxies);
  return networkOf(seen || (socket.remoteAddress ?? ''));
}
