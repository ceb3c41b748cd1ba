import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type HttpServer, startHttpServer } from './http-server.ts';

/** A response cut half-way, with a Content-Length of the whole; or a request accepted without a response. */
export type FailureMode = 'cut' | 'hang';

/** A proxy that fails on demand. */
export interface UnreliableProxy extends HttpServer {
  /** Fails the next requests, one by each given mode; all others pass. */
  failNext(...modes: readonly FailureMode[]): void;
  /** Fails every request in this mode until called with undefined, which lets them pass. */
  failAll(mode: FailureMode | undefined): void;
}

/** Starts a proxy in front of a server. */
export async function startUnreliableProxy(target: string): Promise<UnreliableProxy> {
  let lasting: FailureMode | undefined;
  let next: FailureMode[] = [];
  const server = await startHttpServer((request, response) => {
    const mode = next.shift() ?? lasting;
    if (mode === 'hang') return;
    void forward(request, response, target, mode === 'cut').catch(() => response.destroy());
  });
  return {
    ...server,
    failNext: (...modes) => {
      next = [...modes];
    },
    failAll: (mode) => {
      lasting = mode;
      next = [];
    },
  };
}

async function forward(request: IncomingMessage, response: ServerResponse, target: string, cut: boolean) {
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
  const type = answer.headers.get('content-type');
  response.writeHead(answer.status, { ...(type !== null && { 'content-type': type }), 'content-length': bytes.length });
  if (!cut) return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
}
