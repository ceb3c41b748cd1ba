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

/** Returns `count` different ports that were free a moment ago. */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, listenOnFreePort));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function listenOnFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => resolve(server));
  });
}
