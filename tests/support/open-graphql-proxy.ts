import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { graphqlProxy } from '#src/front/graphql/graphql-proxy.ts';
import { serversOfTests } from './servers-of-tests.ts';

export const KEY = 'a-key-that-nobody-may-see';
export const FOUND = { data: { search: { total: 0 } } };
export const VARIABLES = { term: 'بطاقة', language: 'ar', root: 'x', first: 4 };
export const REQUEST = { query: siteSearch.text, variables: VARIABLES };
export const JSON_TYPE = { 'content-type': 'application/json' };

type Options = Parameters<typeof graphqlProxy>[0];

interface ReceivedRequest {
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** Starts proxies to a stub platform, which responds with a result until a test says otherwise. */
export function graphqlProxies() {
  const start = serversOfTests();
  /** Requests that the platform received. */
  const requests: ReceivedRequest[] = [];
  const platform: { respond: (response: ServerResponse) => void } = { respond: () => undefined };
  const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    platform.respond = (response) => response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));
  };
  const receive: RequestListener = (request, response) =>
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body: JSON.parse(body) });
      platform.respond(response);
    });
  beforeEach(() => {
    requests.length = 0;
    json(200, FOUND);
  });
  const open = async (options: Partial<Options> = {}): Promise<string> => {
    const proxy = graphqlProxy({
      endpoint: await start(receive),
      apiKey: KEY,
      publicUrl: 'https://www.rukn.example',
      trustedProxies: 0,
      takeToken: () => 0,
      timeoutMs: 5000,
      ...options,
    });
    return start((request, response) => void proxy(request, response));
  };
  return { start, requests, platform, json, open };
}

export const send = (url: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });

export const sendQuery = (url: string, query: unknown = REQUEST, headers?: Readonly<Record<string, string>>) =>
  send(url, JSON.stringify(query), headers);

const refusalBody = z.strictObject({
  errors: z.tuple([
    z.strictObject({ message: z.string().regex(/\w/), extensions: z.strictObject({ code: z.string() }) }),
  ]),
});

/** Returns the status and code of a refusal; asserts GraphQL's error format and no caching. */
export async function refused(response: Response): Promise<[status: number, code: string]> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { errors } = refusalBody.parse(await response.json());
  return [response.status, errors[0].extensions.code];
}
