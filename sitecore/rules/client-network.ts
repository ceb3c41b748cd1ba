const isIpv6 = (address: string): boolean => /^[\da-f]*:[\da-f:.]*$/i.test(address);

/** Returns the key by which a client is rate-limited: an IPv4 address or, since a household has a whole network, an IPv6 /64. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIpv6(address)) return address;
  const [start = '', end] = address.split('::');
  const before = groups(start);
  const after = groups(end ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * Returns the address that the outermost trusted proxy saw, from X-Forwarded-For; an empty text where none is trusted or a
 * proxy was bypassed. Each proxy appends the address that it saw; anything before is the client's claim.
 */
export const forwardedAddress = (forwardedFor: string, trustedProxies: number): string =>
  trustedProxies > 0 ? (forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '') : '';

/** Returns true for the network of this machine's own connections. */
export const isLoopback = (network: string): boolean => /^127\.\d+\.\d+\.\d+$/.test(network) || network === '0:0:0:0';
