import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/** What a request tells of who sent it. */
interface Connected {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Who asks, as far as a limit must tell them apart: an address or, since a household has a whole one, an IPv6 network. */
export function clientOf({ headers, socket }: Connected, trustedProxies: number): string {
  // Each proxy adds the address that it saw at the end; what stands before is the client's own claim.
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
