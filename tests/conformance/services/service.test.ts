import { Hono } from 'hono';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#sitecore/contracts/call.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { requestId } from '#sitecore/platform/http/request-id.ts';
import { requestLog } from '#sitecore/platform/http/request-log.ts';
import type { PlatformEnv } from '#sitecore/platform/http/platform-env.ts';
import { commonError, type ErrorFormat } from '#sitecore/platform/services/service/common-failure.ts';
import { defineService, type ServiceContext, type Session } from '#sitecore/platform/services/service/service.ts';
import { serviceRoutes } from '#sitecore/platform/services/service/service-routes.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { callService } from '#src/services/call-service.ts';
import { servicesOptions } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { order } from '#tests/support/order-call.ts';
import { specimen } from '../specimen.ts';

const NAME = 'نورة';

const errors: ErrorFormat<'unknown' | 'broken'> = {
  statuses: [404, 500],
  own: (code) => ({ status: code === 'unknown' ? 404 : 500, body: { code } }),
  common: commonError,
};

type Handle = (
  request: { name: string },
  context: ServiceContext,
) => Promise<Result<{ number: number }, 'unknown' | 'broken'>>;

const handle = vi.fn<Handle>();
const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
let now = new Date('2026-11-22T09:00:00Z');

/** Returns a platform with the service of an order. */
function orderPlatform(
  store: Store,
  deadlineMs?: number,
  call: typeof order & Pick<Call, 'body'> = order,
): Hono<PlatformEnv> {
  const service = defineService(call, (request, context) => handle(request, context), {
    limit: { requests: 1000, seconds: 60, in: 'memory' },
    errors,
    ...(deadlineMs !== undefined && { deadlineMs }),
  });
  const host = { ...servicesOptions({ store, now: () => now }), logger, content: () => specimen.content };
  const app = new Hono<PlatformEnv>();
  app.use(requestId, requestLog(logger));
  app.route('/', serviceRoutes([service], host));
  return app;
}

/** Returns a body as a stream of two parts, the second after a while. */
const inLateParts = (body: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(body.subarray(0, 20));
      await setTimeout(1_500);
      controller.enqueue(body.subarray(20));
      controller.close();
    },
  });

/** Returns a function that sends requests to a platform with the service of an order. */
function serveOrders(store: Store, deadlineMs?: number) {
  const app = orderPlatform(store, deadlineMs);
  return async (name: string, key?: string) => {
    const response = await app.request(order.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify({ name }),
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
}

beforeEach(() => {
  let number = 0;
  handle.mockReset().mockImplementation(() => Promise.resolve(success({ number: (number += 1) })));
  lines.length = 0;
  now = new Date('2026-11-22T09:00:00Z');
});

describe.each(storeKinds)('a repeated request with an idempotency key, on $name', (kind) => {
  let opened: OpenTestStore;
  let send: ReturnType<typeof serveOrders>;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    send = serveOrders(opened.store);
  });
  afterAll(async () => {
    await opened.close();
  });

  it('gets the first response and takes effect once; another key, or none, takes effect again', async () => {
    const first = { status: 200, body: { number: 1 } };
    expect([await send(NAME, 'key of once'), await send(NAME, 'key of once')]).toEqual([first, first]);
    expect(await send(NAME, 'another key')).toEqual({ status: 200, body: { number: 2 } });
    expect(await send(NAME)).toEqual({ status: 200, body: { number: 3 } });
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it("is what the site's client sends when it retries without the first response, and takes effect once", async () => {
    const app = orderPlatform(opened.store);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const sendTo = (input: string | URL | Request, init?: RequestInit) => Promise.resolve(app.request(input, init));
    fetched.mockImplementationOnce(async (input, init) => {
      await sendTo(input, init);
      throw new TypeError('the connection was lost');
    });
    fetched.mockImplementation(sendTo);
    const host = 'http://bank.example';
    expect(await callService(order, { name: NAME }, { host })).toEqual(failure({ kind: 'Unreachable' }));
    expect(await callService(order, { name: NAME }, { host })).toEqual(success({ number: 1 }));
    expect(handle).toHaveBeenCalledTimes(1);
    expect(await callService(order, { name: NAME }, { host })).toEqual(success({ number: 2 }));
    fetched.mockRestore();
  });

  it('gets the first error of the service, but runs again after a server error', async () => {
    handle.mockResolvedValueOnce(failure('unknown')).mockResolvedValueOnce(failure('broken'));
    const unknown = { status: 404, body: { code: 'unknown' } };
    expect([await send(NAME, 'key 404'), await send(NAME, 'key 404')]).toEqual([unknown, unknown]);
    expect((await send(NAME, 'key 500')).status).toBe(500);
    expect((await send(NAME, 'key 500')).status).toBe(200);
    handle.mockRejectedValueOnce(new Error(NAME));
    expect((await send(NAME, 'key 503')).status).toBe(503);
    expect((await send(NAME, 'key 503')).status).toBe(200);
  });

  it('is refused when another request had the key', async () => {
    await send(NAME, 'key of two');
    expect((await send('سارة', 'key of two')).status).toBe(422);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('is refused while the first is in progress, until that counts as abandoned', async () => {
    let end: (result: Result<{ number: number }, never>) => void = () => undefined;
    handle.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    const first = send(NAME, 'key in progress');
    await vi.waitUntil(() => handle.mock.calls.length === 1);
    expect((await send(NAME, 'key in progress')).status).toBe(409);
    now = new Date(now.getTime() + 61_000);
    expect((await send(NAME, 'key in progress')).status).toBe(200);
    end(success({ number: 7 }));
    await first;
  });

  it('takes effect again after a day', async () => {
    await send(NAME, 'key of a day');
    now = new Date(now.getTime() + 24 * 3_600_000 + 1);
    expect(await send(NAME, 'key of a day')).toEqual({ status: 200, body: { number: 2 } });
  });
});

describe('a service', () => {
  const unopened = new Store({ dataDir: '/dev/null/nowhere' });

  it('responds 503 at its deadline and aborts the signal of its handler', async () => {
    let signal: AbortSignal | undefined;
    handle.mockImplementationOnce((_, context) => {
      signal = context.signal;
      return new Promise(() => undefined);
    });
    expect(await serveOrders(unopened, 20)(NAME)).toEqual({ status: 503, body: { error: 'timed out' } });
    expect(signal?.aborted).toBe(true);
  });

  it('waits for files that arrive over a slow line, for longer than its handler may take', async () => {
    const platform = orderPlatform(unopened, 1_000, { ...order, body: 'files' });
    const name = `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${NAME}\r\n--x--\r\n`;
    const sent = { method: 'POST', body: inLateParts(new TextEncoder().encode(name)), duplex: 'half' };
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await platform.request(order.path, { ...sent, headers });
    expect(await response.json()).toEqual({ number: 1 });
  });

  it('logs the failure of its handler after the deadline, too', async () => {
    const handling = Promise.withResolvers<Result<{ number: number }, 'unknown' | 'broken'>>();
    handle.mockReturnValueOnce(handling.promise);
    await serveOrders(unopened, 20)(NAME);
    handling.reject(new Error(`no place for ${NAME}`));
    await vi.waitFor(() => expect(lines.some((line) => line.includes('"level":50'))).toBe(true));
    expect(lines.join('')).not.toContain(NAME);
  });

  it('responds 503 when its handler throws; the log has the failure’s kind and no personal data', async () => {
    handle.mockRejectedValueOnce(new Error(`no place for ${NAME}`));
    expect(await serveOrders(unopened)(NAME)).toEqual({ status: 503, body: { error: 'unavailable' } });
    const [error, request] = lines.map((line): unknown => JSON.parse(line));
    expect(error).toMatchObject({ level: 50, err: { name: 'Error' } });
    expect(request).toMatchObject({ path: order.path, status: 503, failure: 'unavailable' });
    expect(lines.join('')).not.toContain(NAME);
  });

  it('has auth when its call belongs to a session, and only then', () => {
    const options = { limit: { requests: 1, seconds: 1, in: 'memory' }, errors } as const;
    const define = (session?: 'kiosk', auth?: () => Promise<Session | undefined>) => () =>
      defineService({ ...order, ...(session && { session }) }, () => success({ number: 1 }), {
        ...options,
        ...(auth && { auth }),
      });
    expect(define('kiosk')).toThrow('a call with a session has auth');
    expect(define(undefined, () => Promise.resolve({}))).toThrow('a call with a session has auth');
    expect(define('kiosk', () => Promise.resolve({}))().auth).toBeDefined();
  });
});
