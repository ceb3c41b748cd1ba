import { safeParse } from 'zod/mini';
import type { ResponseOf, Call, RequestInput } from '#sitecore/contracts/call.ts';
import { figureText } from '#sitecore/contracts/schemas/figures.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { SERVICE_TIMEOUT_MS } from '#src/config/timings/services.ts';
import { sessionOf } from './auth-state.ts';
import { endAction, idempotencyKey } from './idempotency-key.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';

/** Failure of a call; `body` is the response as far as it could be read (JSON, else text). */
export type CallFailure =
  | {
      readonly kind: 'Refused' | 'TokenExpired' | 'TooManyRequests' | 'Failed';
      readonly status: number;
      readonly body: unknown;
    }
  | { readonly kind: 'Unreadable'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'TimedOut' | 'Unreachable' | 'Aborted' };

export interface CallOptions {
  /** Host of the services; by default the site's own. */
  readonly host?: string;
  /** Paths in place of the catalogue's, by these. */
  readonly paths?: Readonly<Partial<Record<string, string>>>;
  /** Headers besides those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Language of messages in the response. */
  readonly language?: Language;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/**
 * Calls a service of the bank. Absent and empty values are not sent unless the call lists them in `sendEmpty`. A call that
 * takes effect once gets an idempotency key, the same one when it is repeated without knowing the result. Never rejects.
 */
export async function callService<C extends Call>(
  call: C,
  values: RequestInput<C>,
  options: CallOptions = {},
): Promise<Result<ResponseOf<C>, CallFailure>> {
  if (!call.idempotent) return send(call, values, options);
  const key = idempotencyKey(call.path, JSON.stringify(values));
  const headers = { ...options.headers, 'idempotency-key': key };
  const result = await send(call, values, { ...options, headers });
  if (result.ok || isDecision(result.failure)) endAction(call.path, key);
  return result;
}

/** Returns false when a retry may find that the bank has carried out the request. */
function isDecision(failed: CallFailure): boolean {
  switch (failed.kind) {
    case 'TimedOut':
    case 'Unreachable':
    case 'Aborted':
    case 'Failed':
    case 'TooManyRequests':
      return false;
    case 'Unreadable':
      // A response of the bank that is no result is its decision; a text is a response that was cut.
      return typeof failed.body !== 'string';
    case 'Refused':
      // The first request with the key is still in progress.
      return failed.status !== 409;
    case 'TokenExpired':
      return true;
  }
}

async function send<C extends Call>(
  call: C,
  values: RequestInput<C>,
  options: CallOptions,
): Promise<Result<ResponseOf<C>, CallFailure>> {
  const { signal } = options;
  const timeout = AbortSignal.timeout(SERVICE_TIMEOUT_MS);
  try {
    const combined = AbortSignal.any(signal ? [signal, timeout] : [timeout]);
    const response = await fetch(...requestOf(call, values, { ...options, signal: combined }));
    return readResponse(call, response.status, parseJsonOrText(await response.text()));
  } catch {
    if (signal?.aborted) return failure({ kind: 'Aborted' });
    return failure({ kind: timeout.aborted ? 'TimedOut' : 'Unreachable' });
  }
}

function requestOf(
  call: Call,
  values: Readonly<Record<string, unknown>>,
  { host = '', paths = {}, headers: more, language, signal }: CallOptions & { readonly signal: AbortSignal },
): [string, RequestInit] {
  const { method, body: form, session, sendEmpty = [] } = call;
  const path = paths[call.path] ?? call.path;
  const token = session === undefined ? '' : sessionOf(session).state.token;
  const headers = {
    accept: 'application/json',
    ...more,
    ...(language && { 'accept-language': language }),
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  };
  const fields = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'number' ? figureText(value) : typeof value === 'string' ? value : '';
    return text === '' && !sendEmpty.includes(name) ? [] : [[name, text]];
  });
  if (method === 'GET') {
    const query = new URLSearchParams(fields).toString();
    return [`${host}${path}${query === '' ? '' : `?${query}`}`, { method, headers, signal, cache: 'no-store' }];
  }
  if (form === 'form') return [host + path, { method, headers, signal, body: new URLSearchParams(fields) }];
  const json = { ...headers, 'content-type': 'application/json' };
  const objects = Object.entries(values).filter(([, value]) => typeof value === 'object' && value !== null);
  const body = JSON.stringify(Object.fromEntries<unknown>([...fields, ...objects]));
  return [host + path, { method, headers: json, signal, body }];
}

function readResponse<C extends Call>(call: C, status: number, body: unknown): Result<ResponseOf<C>, CallFailure> {
  if (status === 401) {
    if (call.session !== undefined) sessionOf(call.session).expire();
    return failure({ kind: 'TokenExpired', status, body });
  }
  if (status === 429) return failure({ kind: 'TooManyRequests', status, body });
  if (status >= 500) return failure({ kind: 'Failed', status, body });
  if (status >= 400) return failure({ kind: 'Refused', status, body });
  const parsed = safeParse<C['response']>(call.response, body);
  return parsed.success ? success(parsed.data) : failure({ kind: 'Unreadable', status, body });
}

/** Returns the JSON of a response, or its text when it is not JSON. */
function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
