import { setTimeout as wait } from 'node:timers/promises';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { RecordedRequest, Behaviour, QaTest } from './qa-test.ts';
import type { QaTests } from './qa-tests.ts';

/** Says for which test a browser asks. */
const QA_TEST = 'x-qa-test';
const TRUNCATE_AFTER_MS = 50;
/** What of a call's headers is the caller's own doing. */
const RECORDED_HEADERS = ['accept', 'accept-language', 'authorization', 'content-type'];

/** Stands in front of the services: a call of a test is written down and meets what that test has ordered. */
export const qaServices =
  (tests: QaTests): MiddlewareHandler =>
  async (c, next) => {
    const test = tests.running(c.req.header(QA_TEST));
    if (!test) return next();
    test.record(await recordedRequest(c.req));
    const behaviour = test.behaviourAt(c.req.path);
    const answer = behaviour && (await respond(behaviour, test, c.req));
    return answer ?? next();
  };

/** The answer that a behaviour gives; undefined when it leaves that to the service. */
async function respond(behaviour: Behaviour, test: QaTest, { path, raw }: HonoRequest): Promise<Response | undefined> {
  if (behaviour.kind === 'stalls') {
    const end = await test.waitUntilRestored(path, raw.signal);
    return end === 'recovered' ? undefined : Response.json({ error: 'no longer waiting' }, { status: 503 });
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

/** The beginning of an answer whose end never comes. It breaks off a little later: at once, nothing would have been sent. */
function truncatedBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"result":'));
      await wait(TRUNCATE_AFTER_MS);
      controller.error(new Error('broken off for a test'));
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

/** A body as what it says it is; a text when it is nothing that is known, null when there is none. */
function readBody(text: string, type: string): unknown {
  if (text === '') return null;
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
