import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createSiteServer } from './site-server.ts';

it('limits time and number of its connections', async () => {
  const server = createSiteServer().on('request', (_, response) => void response.end());
  expect(server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 200_000, maxConnections: 16_000 });
  server.maxConnections = 2;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets: Socket[] = [];
  for (let count = 0; count < 2; count += 1) {
    sockets.push(connect(port, '127.0.0.1'));
    await once(server, 'connection');
  }
  const dropped = once(server, 'drop');
  sockets.push(connect(port, '127.0.0.1'));
  await dropped;
  for (const socket of sockets) socket.destroy();
  server.close();
});
