import { setTimeout as wait } from 'node:timers/promises';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { PlatformEnv } from '../http/platform-env.ts';
import type { RecordedRequest, Behaviour, QaTest } from './qa-test.ts';
import type { QaTests } from './qa-tests.ts';

/** Request header with the id of the test that a browser belongs to. */
const QA_TEST = 'x-qa-test';
/** Request header of the site's server with the path of the page for which it fetches data. */
const ROUTE = 'x-sc-route';
const TRUNCATE_AFTER_MS = 50;
/** Request headers that the caller sets itself. */
const RECORDED_HEADERS = ['accept', 'accept-language', 'authorization', 'content-type'];

/**
 * Records the requests of a test and applies its stubs, those of its browser and those of the site's server for its pages;
 * other requests go on to the service.
 */
export const qaServices =
  (tests: QaTests): MiddlewareHandler<PlatformEnv> =>
  async (c, next) => {
    const test = tests.running(c.req.header(QA_TEST)) ?? tests.withPage(c.req.header(ROUTE));
    if (!test) return next();
    // Concurrent tests share an address, but no limits.
    c.set('client', test.id);
    test.record(await recordedRequest(c.req));
    const behaviour = test.behaviourAt(c.req.path);
    const response = behaviour && (await respond(behaviour, test, c.req));
    return response ?? next();
  };

/** Returns the response of a stub; undefined when the service is to respond. */
async function respond(behaviour: Behaviour, test: QaTest, { path, raw }: HonoRequest): Promise<Response | undefined> {
  if (behaviour.kind === 'stalls') {
    const end = await test.waitUntilRestored(path, raw.signal);
    return end === 'restored' ? undefined : Response.json({ error: 'the stalled request has ended' }, { status: 503 });
  }
  await test.delay(behaviour.afterMs, raw.signal);
  switch (behaviour.kind) {
    case 'passes':
      return undefined;
    case 'breaksOff':
      return new Response(truncatedBody(), {
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      });
    case 'answers': {
      const { status, headers, body } = behaviour;
      const isEmpty = status === 204 || status === 205 || status === 304;
      return new Response(isEmpty ? null : body, { status, headers: { 'cache-control': 'no-store', ...headers } });
    }
  }
}

/** Returns the start of a body that fails after a short delay; without the delay nothing would be sent. */
function truncatedBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"result":'));
      await wait(TRUNCATE_AFTER_MS);
      controller.error(new Error('response truncated by a test'));
    },
  });
}

async function recordedRequest(request: HonoRequest): Promise<RecordedRequest> {
  const { searchParams } = new URL(request.url);
  const type = request.header('content-type') ?? '';
  return {
    method: request.method,
    path: request.path,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(RECORDED_HEADERS.flatMap((name) => pair(name, request.header(name)))),
    body: readBody(await request.raw.clone().text(), type),
  };
}

const pair = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]];

/** Parses a body by its content type; returns the text when that fails, null for an empty body. */
function readBody(text: string, type: string): unknown {
  if (text === '') return null;
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
