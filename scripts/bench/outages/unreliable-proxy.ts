import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Words of a platform that no visitor may read. */
export const PLATFORM_WORDS = 'Sitecore is starting';

const PAGE = `<!doctype html><title>${PLATFORM_WORDS}</title><h1>${PLATFORM_WORDS}</h1>`;

/** A response in place of the platform's, from its body as JSON where it is. */
type Replace = (
  json: unknown,
  sent: string,
) => { readonly status?: number; readonly type: string; readonly body: string };

const asJson = (json: unknown) => ({ type: 'application/json', body: JSON.stringify(json ?? null) });

/** Responses of a platform that runs and is broken, by name. */
const GARBAGE = {
  'status 500': () => ({ status: 500, type: 'text/plain', body: `${PLATFORM_WORDS} at Sitecore.Pipelines` }),
  'a page': () => ({ type: 'text/html; charset=utf-8', body: PAGE }),
  'JSON that is cut off': (json) => ({ type: 'application/json', body: asJson(json).body.slice(0, -20) || '{"da' }),
  'empty layouts': (json) => asJson(emptied(json)),
  'an empty dictionary': (json, sent) => asJson(/dictionary/i.test(sent) ? emptied(json) : json),
} satisfies Readonly<Record<string, Replace>>;

/** Milliseconds until a slow platform responds to a request. */
const SLOW_MS = 3000;

/**
 * A platform that fails: it accepts no connections, closes them, sends half of a response with a Content-Length of the whole,
 * accepts a request without a response, sends garbage, or responds to each request after three seconds.
 */
export type FailureMode = 'refuse' | 'close' | 'cut' | 'hang' | 'slow' | keyof typeof GARBAGE;

const GARBAGE_MODES: readonly FailureMode[] = Object.keys(GARBAGE).filter((name): name is keyof typeof GARBAGE =>
  Object.hasOwn(GARBAGE, name),
);

/** All modes in which a platform does not respond with its content. */
export const FAILURE_MODES: readonly FailureMode[] = ['refuse', 'close', 'cut', 'hang', ...GARBAGE_MODES];

/** A proxy that fails on demand. */
export interface UnreliableProxy {
  readonly url: string;
  /** Fails the next requests, one by each given mode; all others pass. */
  failNext(...modes: readonly FailureMode[]): void;
  /** Fails every request in this mode until called with undefined, which lets them pass. */
  failAll(mode: FailureMode | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a server. */
export async function startUnreliableProxy(target: string): Promise<UnreliableProxy> {
  let lasting: FailureMode | undefined;
  let next: FailureMode[] = [];
  // Longer than clients keep idle connections: a busy machine must not close one that is about to be reused.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const mode = next.shift() ?? lasting;
    if (mode === 'hang') return;
    if (mode === 'close' || mode === 'refuse') return void request.socket.destroy();
    const forwarded =
      mode === 'slow'
        ? wait(SLOW_MS).then(() => forward(request, response, target, undefined))
        : forward(request, response, target, mode);
    void forwarded.catch(() => response.destroy());
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    failNext: (...modes) => {
      next = [...modes];
    },
    failAll: async (mode) => {
      lasting = mode;
      next = [];
      if (mode === 'refuse') await close(server);
      else if (!server.listening) await listen(server, port);
    },
    stop: () => close(server),
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  mode: Exclude<FailureMode, 'hang' | 'close' | 'refuse' | 'slow'> | undefined,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const body = await buffer(request);
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
      ? [[name, value] satisfies [string, string]]
      : [],
  );
  const answer = await fetch(target + url, {
    method,
    headers: sent,
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (mode !== undefined && mode !== 'cut')
    return void sendGarbage(response, GARBAGE[mode], bytes, body.toString() + url);
  const passed = ['content-type', 'etag', 'cache-control'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] satisfies [string, string]];
  });
  const hasBody = answer.status !== 304 && answer.status !== 204;
  response.writeHead(answer.status, {
    ...Object.fromEntries(passed),
    ...(hasBody && { 'content-length': bytes.length }),
  });
  if (mode === undefined) return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
}

function sendGarbage(response: ServerResponse, replace: Replace, bytes: Buffer, sent: string): void {
  const { status = 200, type, body } = replace(parseJson(bytes.toString()), sent);
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** Returns JSON of content with every list empty and every item missing. */
function emptied(json: unknown): unknown {
  if (Array.isArray(json)) return [];
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([name, value]: [string, unknown]) => [
    name,
    EMPTIED.includes(name) ? null : emptied(value),
  ]);
  return Object.fromEntries(entries);
}

const EMPTIED = ['item', 'route', 'siteInfo', 'phrases'];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
