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

/** Headers that proxies add: the client of a request with one may be anywhere. */
const PROXY_HEADERS = [
  ...['forwarded', 'via', 'x-client-address', 'x-client-ip', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-forwarded-server'],
];

/** Network of all clients behind a proxy that is not trusted to name them; it is not that of this machine. */
const UNKNOWN_NETWORK = 'unknown';

/** A request as it was received. */
interface ReceivedRequest {
  /** Address of the connection; an empty text without one. */
  readonly connection: string;
  /** Returns a header that was sent, with commas between repeated ones. */
  readonly header: (name: string) => string | undefined;
}

/**
 * Returns the network of a client: of the address that trusted proxies name, else of the connection. A connection of this
 * machine with a header of a proxy that is not trusted is that proxy's, and its client is unknown.
 */
export function clientNetwork({ connection, header }: ReceivedRequest, trustedProxies: number): string {
  const forwarded = header('x-forwarded-for') ?? '';
  const named = forwardedAddress(forwarded, trustedProxies);
  const network = networkOf(named || connection);
  if (!isLoopback(network)) return network;
  // More addresses than trusted proxies: a further proxy, or the client itself, has added one.
  const isTrusted = named !== '' && forwarded.split(',').length === trustedProxies;
  return isTrusted || PROXY_HEADERS.every((name) => header(name) === undefined) ? network : UNKNOWN_NETWORK;
}

/**
 * Returns the address that the outermost trusted proxy saw, from X-Forwarded-For; an empty text where none is trusted or a
 * proxy was bypassed. Each proxy appends the address that it saw; anything before is the client's claim.
 */
const forwardedAddress = (forwardedFor: string, trustedProxies: number): string =>
  trustedProxies > 0 ? (forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '') : '';

/** Returns true for the network of this machine's own connections. */
export const isLoopback = (network: string): boolean => /^127\.\d+\.\d+\.\d+$/.test(network) || network === '0:0:0:0';
