import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

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
  // Each proxy appends the address that it saw; anything before is the client's claim.
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : '';
  return networkOf(seen || (socket.remoteAddress ?? ''));
}

function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('::');
  const before = groups(start);
  const after = groups(end ?? '');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
