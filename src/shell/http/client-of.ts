import type { IncomingHttpHeaders } from 'node:http';
import { clientNetwork } from '#sitecore/rules/client-network.ts';

/** Parts of a request that identify its sender. */
interface Connected {
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they were received. */
  readonly rawHeaders: readonly string[];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Returns the key by which a client is rate-limited: its IPv4 address or, since a household has a whole network, its
 * IPv6 /64; `unknown` behind a proxy of this machine that is not trusted.
 */
export function clientOf({ headers, rawHeaders, socket }: Connected, trustedProxies: number): string {
  // Next adds X-Forwarded-… to the headers of every request that has none.
  const sent = new Set(rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  const header = (name: string) => (sent.has(name) ? [headers[name] ?? ''].flat().join(',') : undefined);
  return clientNetwork({ connection: socket.remoteAddress ?? '', header }, trustedProxies);
}
