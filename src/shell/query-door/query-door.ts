import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactedLine } from '#sitecore/log/redact-error.ts';
import { clientOf } from './client-of.ts';
import { type Question, readQuestion } from './read-question.ts';
import { noAnswer, type Refusal, refusal, refuse, tooMany } from './refusal.ts';
import type { TakeToken } from './token-buckets.ts';

interface QueryDoorOptions {
  readonly endpoint: string;
  readonly apiKey: string;
  /** Where visitors find the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly takeToken: TakeToken;
  readonly timeoutMs: number;
}

const RETRY_SECONDS = '5';

/** Forwards the documents that browsers may send to the content platform, with its key, and refuses everything else. */
export function queryDoor(options: QueryDoorOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    const question = turnedAway(request, options) ?? (await readQuestion(request));
    if ('status' in question) refuse(response, question);
    else await answer(question, response, options);
  };
}

/** The cheap checks, before anything is read. */
function turnedAway(request: IncomingMessage, options: QueryDoorOptions): Refusal | undefined {
  if (request.method !== 'POST') return refusal('method');
  if (isForeign(request, options.publicUrl)) return refusal('foreign');
  const seconds = options.takeToken(clientOf(request, options.trustedProxies));
  return seconds > 0 ? tooMany(String(seconds)) : undefined;
}

/** Whether a browser says that another site asks; who is no browser says nothing and has no visitor to harm. */
function isForeign({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

async function answer(question: Question, response: ServerResponse, options: QueryDoorOptions): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const signal = AbortSignal.any([left.signal, AbortSignal.timeout(options.timeoutMs)]);
  try {
    const platform = await post(question, options, signal);
    if (isAnswer(platform)) {
      const bytes = Buffer.from(await platform.arrayBuffer());
      response.writeHead(platform.status, { 'Content-Type': 'application/json; charset=utf-8' }).end(bytes);
      return;
    }
    await platform.body?.cancel();
    refuse(response, failureOf(platform));
    console.error(`${question.name}: the content platform answered ${platform.status}`);
  } catch (error) {
    if (left.signal.aborted) return;
    refuse(response, noAnswer(503, RETRY_SECONDS));
    console.error(`${question.name}: ${redactedLine(error)}`);
  }
}

/** Nothing of the browser's request but the question itself is passed on: no cookie, no wish for drafts. */
const post = ({ body }: Question, { endpoint, apiKey }: QueryDoorOptions, signal: AbortSignal): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', sc_apikey: apiKey },
    body,
    redirect: 'manual',
    signal,
  });

/** Whether the platform answers the question: data, or that its variables are wrong. */
const isAnswer = ({ status, headers }: Response): boolean =>
  (status === 200 || status === 400) && (headers.get('content-type') ?? '').includes('json');

function failureOf({ status, headers }: Response): Refusal {
  const retryAfter = headers.get('retry-after') ?? RETRY_SECONDS;
  if (status === 429) return tooMany(retryAfter);
  return noAnswer(status === 503 ? 503 : 502, retryAfter);
}
