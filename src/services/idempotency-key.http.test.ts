import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { order } from '#tests/support/order-call.ts';
import { callService } from './call-service.ts';

let bank: HttpServer;
let keys: unknown[] = [];
let respond: (response: ServerResponse) => void;

const json =
  (status: number, body: unknown) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const done = json(200, { number: 1 });
const cut = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());

beforeEach(async () => {
  keys = [];
  respond = done;
  bank = await startHttpServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    respond(response);
  });
});
afterEach(() => bank.stop());

/** Sends a request of a name and then an equal one; returns true when both had the same key. */
async function sharesKey(first: (response: ServerResponse) => void, name = randomUUID()): Promise<boolean> {
  respond = first;
  await callService(order, { name }, { host: bank.url });
  respond = done;
  await callService(order, { name }, { host: bank.url });
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  return keys[0] === keys[1];
}

describe('the idempotency key of a call', () => {
  it.each<[what: string, first: (response: ServerResponse) => void]>([
    ['the response was cut', cut],
    ['the bank failed', json(503, { error: 'unavailable' })],
    ['there were too many requests', json(429, {})],
    ['the first one is in progress', json(409, {})],
    ['the response was no JSON', (response) => void response.end('<html>')],
  ])('is the same for a retry when %s', async (_, first) => {
    expect(await sharesKey(first)).toBe(true);
  });

  it.each<[what: string, first: (response: ServerResponse) => void]>([
    ['it succeeded', done],
    ['it was refused', json(404, { code: 'unknown' })],
    ['the bank named an error', json(200, { StatusCode: 409, Message: 'unknown' })],
    ['the session had expired', json(401, {})],
  ])('is another one after %s', async (_, first) => {
    expect(await sharesKey(first)).toBe(false);
  });

  it('is another one for another request', async () => {
    respond = json(503, {});
    for (const name of ['one', 'two']) await callService(order, { name }, { host: bank.url });
    expect(new Set(keys).size).toBe(2);
  });

  it('is not sent by calls that do not declare it', async () => {
    await callService({ ...order, idempotent: false }, { name: 'one' }, { host: bank.url });
    expect(keys).toEqual([undefined]);
  });
});
