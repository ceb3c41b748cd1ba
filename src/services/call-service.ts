import { safeParse } from 'zod/mini';
import type { ResponseOf, Call, RequestInput } from '#sitecore/contracts/call.ts';
import { figureText } from '#sitecore/contracts/schemas/figures.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { SERVICE_TIMEOUT_MS } from '#src/config/timings.ts';
import { authStore } from './auth-state.ts';
import { failure, type Result, success } from './result.ts';

/** Why a call has no answer. Where the bank said something, `body` is what it said, read as far as it can be read. */
export type CallFailure =
  | {
      readonly kind: 'Refused' | 'TokenExpired' | 'TooManyRequests' | 'Failed';
      readonly status: number;
      readonly body: unknown;
    }
  | { readonly kind: 'Unreadable'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'TimedOut' | 'Unreachable' | 'Aborted' };

export interface CallOptions {
  /** The host of the services where it is not the site's own. */
  readonly host?: string;
  /** The language of what the bank says in its answer, where it says something. */
  readonly language?: Language;
  /** Ends the call when its answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** Makes one of the bank's calls. An absent or empty value is not sent, unless the call says so. Never rejects. */
export async function callService<C extends Call>(
  call: C,
  values: RequestInput<C>,
  options: CallOptions = {},
): Promise<Result<ResponseOf<C>, CallFailure>> {
  const { signal } = options;
  const timeout = AbortSignal.timeout(SERVICE_TIMEOUT_MS);
  try {
    const ending = AbortSignal.any(signal ? [signal, timeout] : [timeout]);
    const response = await fetch(...requestOf(call, values, { ...options, signal: ending }));
    return readResponse(call, response.status, parseJsonOrText(await response.text()));
  } catch {
    if (signal?.aborted) return failure({ kind: 'Aborted' });
    return failure({ kind: timeout.aborted ? 'TimedOut' : 'Unreachable' });
  }
}

function requestOf(
  call: Call,
  values: Readonly<Record<string, unknown>>,
  { host = '', language, signal }: CallOptions & { readonly signal: AbortSignal },
): [string, RequestInit] {
  const { method, path, body: form, bearer, sendEmpty = [] } = call;
  const { state } = authStore;
  const headers = {
    accept: 'application/json',
    ...(language && { 'accept-language': language }),
    ...(bearer && state.token !== '' && { authorization: `Bearer ${state.token}` }),
  };
  const sent = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'number' ? figureText(value) : typeof value === 'string' ? value : '';
    return text === '' && !sendEmpty.includes(name) ? [] : [[name, text]];
  });
  if (method === 'GET') {
    const query = new URLSearchParams(sent).toString();
    return [`${host}${path}${query === '' ? '' : `?${query}`}`, { method, headers, signal, cache: 'no-store' }];
  }
  if (form === 'form') return [host + path, { method, headers, signal, body: new URLSearchParams(sent) }];
  const json = { ...headers, 'content-type': 'application/json' };
  const objects = Object.entries(values).filter(([, value]) => typeof value === 'object' && value !== null);
  const body = JSON.stringify(Object.fromEntries<unknown>([...sent, ...objects]));
  return [host + path, { method, headers: json, signal, body }];
}

function readResponse<C extends Call>(call: C, status: number, body: unknown): Result<ResponseOf<C>, CallFailure> {
  if (status === 401) {
    authStore.expire();
    return failure({ kind: 'TokenExpired', status, body });
  }
  if (status === 429) return failure({ kind: 'TooManyRequests', status, body });
  if (status >= 500) return failure({ kind: 'Failed', status, body });
  if (status >= 400) return failure({ kind: 'Refused', status, body });
  const answer = safeParse<C['response']>(call.response, body);
  return answer.success ? success(answer.data) : failure({ kind: 'Unreadable', status, body });
}

/** The JSON of an answer, or its text when it is none. */
function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
