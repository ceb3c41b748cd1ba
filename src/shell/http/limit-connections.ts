import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { Socket } from 'node:net';

/** Channel on which Node publishes every accepted connection. */
const CONNECTION = 'net.server.socket';

/**
 * Limits of the site's server in milliseconds and connections. A request's headers take no visitor so long, and a file of
 * 25 MB over a slow line is sent in the time of a request (SERVICE_STREAM_TIMEOUT_MS). Each open connection costs about
 * 5 kB (decision 37).
 */
const LIMITS = { headersTimeout: 20_000, requestTimeout: 200_000, maxConnections: 16_000 };

/** Sets the limits of this process's server at its first connection: Next creates it and has no settings for them. */
export function limitConnections(): void {
  const known = new WeakSet<object>();
  subscribe(CONNECTION, (message: unknown) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('socket' in message && message.socket instanceof Socket && 'server' in message.socket)) return;
    if (!(message.socket.server instanceof Server)) return;
    const server: object = message.socket.server;
    if (known.has(server)) return;
    known.add(server);
    Object.assign(server, LIMITS);
  });
}
