import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type HttpServer, startHttpServer } from './http-server.ts';

/** A response cut half-way, with a Content-Length of the whole; or a request accepted and never answered. */
export type FailureMode = 'cut' | 'hang';

/** A proxy that fails on demand. */
export interface UnreliableProxy extends HttpServer {
  /** Fails the next requests, as many as faults are given; all others pass. */
  failNext(...faults: readonly FailureMode[]): void;
  /** Fails every request until told to pass; undefined lets them pass. */
  failAll(fault: FailureMode | undefined): void;
}

/** Starts a proxy in front of a server. */
export async function startUnreliableProxy(target: string): Promise<UnreliableProxy> {
  let lasting: FailureMode | undefined;
  let next: FailureMode[] = [];
  const server = await startHttpServer((request, response) => {
    const fault = next.shift() ?? lasting;
    if (fault === 'hang') return;
    void forward(request, response, target, fault === 'cut').catch(() => response.destroy());
  });
  return {
    ...server,
    failNext: (...faults) => {
      next = [...faults];
    },
    failAll: (fault) => {
      lasting = fault;
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
