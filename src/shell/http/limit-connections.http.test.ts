import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { limitConnections } from './limit-connections.ts';

it('limits time and number of a server’s connections from the first one on', async () => {
  limitConnections();
  const server = createServer((_, response) => void response.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await once(server, 'connection');
  expect(server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 200_000, maxConnections: 16_000 });
  socket.destroy();
  server.close();
});
