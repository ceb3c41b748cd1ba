import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { CommandError } from './command-error.mjs';

/** Every address is tried: a program may listen on only one of them. */
const HOSTS = ['127.0.0.1', '0.0.0.0', '::1', '::'];

/** Throws a CommandError when the port cannot be listened on; `variable` is the environment variable that sets it. */
export async function requirePort(port, variable) {
  for (const host of HOSTS) {
    const refusal = await tryListen(port, host);
    if (refusal === 'EADDRINUSE') {
      throw new CommandError(
        `port ${port} is in use; stop the program that listens on it, or set ${variable} to another port`,
      );
    }
    if (refusal === 'EACCES')
      throw new CommandError(`port ${port} may not be opened by this user; set ${variable} to another`);
  }
}

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Ports below those that systems give to connections: no connection takes one before, or between, its listeners. */
const FIRST = 20_000;
const BEYOND_LAST = 32_000;

/** Returns `count` different ports that were free a moment ago. */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(FIRST, BEYOND_LAST);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

async function isFree(port) {
  for (const host of HOSTS) if (['EADDRINUSE', 'EACCES'].includes(await tryListen(port, host))) return false;
  return true;
}
