import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Returns the origin at which this server accepted a request's connection; undefined for a closed one. */
export function ownOrigin({
  socket: { localAddress, localPort },
}: Pick<IncomingMessage, 'socket'>): string | undefined {
  if (localAddress === undefined || localPort === undefined) return undefined;
  return `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}
