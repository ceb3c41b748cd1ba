import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePorts, requirePort } from './ports.mjs';

const server = createServer();
const listen = (port: number, host: string): Promise<void> =>
  new Promise((resolve) => server.listen(port, host, () => resolve()));
afterEach(() => server.close());

describe('requireFreePort and freePorts', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::1', '::'])(
    'names a port that is in use on %s, and its variable',
    async (host) => {
      const [port = 0] = await freePorts(1);
      await listen(port, host);
      await expect(requirePort(port, 'PORT')).rejects.toThrow(
        `port ${port} is in use; stop the program that listens on it, or set PORT to another port`,
      );
    },
  );

  it('leave a free port free', async () => {
    const [port = 0] = await freePorts(1);
    await requirePort(port, 'PORT');
    await listen(port, '127.0.0.1');
    expect(server.listening).toBe(true);
  });

  it('return the requested number of different free ports', async () => {
    const ports = await freePorts(3);
    expect(new Set(ports).size).toBe(3);
  });
});
