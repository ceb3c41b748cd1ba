import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize as serializeCookie } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import type { Call } from '#sitecore/contracts/call.ts';
import { FileBody } from '#sitecore/contracts/file-body.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { isLanguage } from '#sitecore/definitions/language.ts';
import type { Content } from '../../content/content.ts';
import { isLoopback } from '#sitecore/rules/client-network.ts';
import { clientOf, SITE_CLIENT } from '../../http/client-of.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { senderOfRequest } from '../../http/same-origin.ts';
import { reportError } from '../../log/report-error.ts';
import type { Store } from '../../store/store.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { DeliverCode } from '../tracker/deliver-code.ts';
import { preferredLanguage } from '../preferred-language.ts';
import type { CommonFailure, HandlerResponse } from './common-failure.ts';
import { fileResponse } from './file-response.ts';
import type { ReadCall, Service, ServiceContext, ServiceSecrets, Session } from './service.ts';
import { withDeadline } from './with-deadline.ts';

/** Dependencies that all services share. */
export interface ServiceHost {
  readonly content: () => Content;
  readonly store: Store;
  readonly secrets: ServiceSecrets;
  readonly logger: Logger;
  /** Counts the requests of clients; without it nothing is limited. */
  readonly limiter?: Limiter | undefined;
  /** Secret of the site, which knows the client's address; without it the connection's address counts. */
  readonly siteSecret?: string | undefined;
  /** Proxies in front of the platform whose X-Forwarded-For is believed; none when absent. */
  readonly trustedProxies?: number | undefined;
  /** Trusts browsers on this machine, as on a laptop. */
  readonly trustsLocal?: boolean | undefined;
  /** Marks cookies as secure: the public address is https. */
  readonly securesCookies?: boolean | undefined;
  /** Secret key of reCAPTCHA; without it the captcha is the embedded one. */
  readonly recaptchaKey?: string | undefined;
  /** Sends one-time codes. */
  readonly deliverCode?: DeliverCode | undefined;
  /** Malware scanner, `host:port` of ClamAV; without it the embedded one, which knows the test file alone. */
  readonly clamav?: string | undefined;
  /** The most bytes that forms store in a day; no bound when absent. */
  readonly dailyFormBytes?: number | undefined;
  /** Public URL of the site, which documents lead back to. */
  readonly publicUrl?: string | undefined;
  /** The clock; the system's by default. */
  readonly now?: () => Date;
}

type HonoContext = Context<PlatformEnv>;

/** Longest time in which a visitor's files arrive, less than the site's timeout for a call that streams: over a slow line they take minutes. */
const UPLOAD_MS = 170_000;

/** Responds to a request of a call: checks it, runs the handler before the deadline, and logs failures without its data. The time in which a body arrives counts by itself. */
export async function handleCall(c: HonoContext, service: Service, host: ServiceHost): Promise<Response> {
  // The page that calls names its language where it can; a browser's own may be another.
  const named = c.req.query('sc_lang');
  const language = isLanguage(named) ? named : preferredLanguage(c.req.header('accept-language') ?? '');
  const signals = new AbortController();
  const headers = new Headers();
  const context = contextOf(c, host, { language, signal: signals.signal, headers });
  const response = await respond(c, service, host, context);
  signals.abort();
  return refuseOrSend(c, service, response, { language, headers });
}

/** Returns the result of a step of a call, a failure for one that is late or rejects; a rejection after the deadline is logged, too. */
async function step<Value>(
  running: Promise<Result<Value, CommonFailure>>,
  ms: number,
  { reportError: report }: ServiceContext,
): Promise<Result<Value, CommonFailure>> {
  const ending = running.catch((error: unknown): Result<Value, CommonFailure> => {
    report(error);
    return failure({ kind: 'unavailable' });
  });
  const ended = await withDeadline(ending, ms);
  return ended === 'late' ? failure({ kind: 'timedOut' }) : ended;
}

function refuseOrSend(
  c: HonoContext,
  { call, errors }: Service,
  response: HandlerResponse | CommonFailure,
  { language, headers }: Pick<CallParts, 'language' | 'headers'>,
): Response {
  if (!('kind' in response)) return serialize(call, response, headers);
  c.set('failure', response.kind);
  if (response.retryAfter !== undefined) headers.set('Retry-After', String(response.retryAfter));
  return serialize(call, errors.common(response, language), headers);
}

/** Parts of one call. */
interface CallParts extends Pick<ServiceContext, 'language' | 'signal'> {
  /** Headers of the response. */
  readonly headers: Headers;
}

function contextOf(
  c: HonoContext,
  {
    content,
    store,
    secrets,
    siteSecret,
    recaptchaKey,
    deliverCode,
    clamav,
    dailyFormBytes = Infinity,
    limiter,
    logger,
    now = () => new Date(),
    publicUrl = '',
    ...host
  }: ServiceHost,
  { headers, ...rest }: CallParts,
): ServiceContext {
  const network = clientOf(c, { siteSecret, trustedProxies: host.trustedProxies });
  const client = c.get('client') ?? network;
  const secure = host.securesCookies === true;
  return {
    ...rest,
    isLocal: host.trustsLocal === true && isLoopback(network),
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, { isReadable = false, ...options }) =>
      headers.append(
        'Set-Cookie',
        serializeCookie(name, value, { ...options, httpOnly: !isReadable, sameSite: 'Strict', secure }),
      ),
    content: content(),
    store,
    secrets,
    recaptchaKey,
    deliverCode,
    clamav,
    dailyFormBytes,
    isOwnPage: senderOfRequest(c, publicUrl) === 'own',
    publicUrl,
    now: now(),
    client,
    reportError: (error) => reportError(logger, error, { event: 'service', fields: { requestId: c.get('requestId') } }),
    takeShared: async (name, limit, key = '') => ((await limiter?.take(name, limit, key)) ?? 0) === 0,
    giveBackShared: async (name, limit, key) => limiter?.giveBack(name, limit, key),
    take: async (name, limit) => ((await limiter?.take(name, limit, client)) ?? 0) === 0,
  };
}

async function respond(
  c: HonoContext,
  service: Service,
  host: ServiceHost,
  context: ServiceContext,
): Promise<HandlerResponse | CommonFailure> {
  const { call, deadlineMs, read } = service;
  const admitted = await step(admit(c, service, host, context), deadlineMs, context);
  if (!admitted.ok) return admitted.failure;
  const sent = await step(read(c, context), call.body === 'files' ? UPLOAD_MS : deadlineMs, context);
  if (!sent.ok) return sent.failure;
  const done = await step(runCall(c, call, sent.value, { ...context, session: admitted.value }), deadlineMs, context);
  return done.ok ? done.value : done.failure;
}

/** Checks the sender of a request and takes one of its limit, before a byte of the body is read; returns its session. */
async function admit(
  c: HonoContext,
  { call, auth, limit }: Service,
  { limiter }: ServiceHost,
  context: ServiceContext,
): Promise<Result<Session | undefined, CommonFailure>> {
  if (call.ownPages && senderOfRequest(c, context.publicUrl) === 'foreign') return failure({ kind: 'crossSite' });
  const session = await auth?.(c.req.header('authorization'), context);
  if (auth && !session) return failure({ kind: 'unauthorized' });
  const retryAfter = limiter ? await takeOne(limiter, { call, limit }, { ...context, session }) : 0;
  return retryAfter > 0 ? failure({ kind: 'tooManyRequests', retryAfter }) : success(session);
}

/** Runs the handler, once for each key of a call that takes one. */
async function runCall(
  c: HonoContext,
  call: Call,
  { request, run }: ReadCall,
  context: ServiceContext,
): Promise<Result<HandlerResponse, CommonFailure>> {
  const key = c.req.header('idempotency-key');
  if (!call.idempotent || key === undefined) return success(await run(context));
  const { runOnce } = await import('./idempotency.ts');
  const keyed = { call: call.path, key, request, now: context.now };
  return runOnce(await context.store.db(), keyed, () => run(context));
}

/** Takes one of the limits of a client and its device; returns 0, or the seconds until the next. */
async function takeOne(
  limiter: Limiter,
  { call, limit }: Pick<Service, 'call' | 'limit'>,
  { client, session }: { readonly client: string; readonly session: Session | undefined },
): Promise<number> {
  // The site renders pages with the results of pure calls; its visitors share no limit there.
  const isCounted = client !== SITE_CLIENT || (limit.in === 'store' && !limit.ofVisitors);
  const ofClient = isCounted ? await limiter.take(call.path, limit, client) : 0;
  if (ofClient > 0 || session?.device === undefined) return ofClient;
  return limiter.take(call.path, limit, `device ${session.device}`);
}

/** Serializes a response: JSON, or the text or file of a call that responds with one. */
function serialize({ responds }: Call, { status, body }: HandlerResponse, headers: Headers): Response {
  headers.set('Cache-Control', 'no-store');
  if (body instanceof FileBody) return fileResponse(body, headers);
  if (responds === 'text' && typeof body === 'string') return new Response(body, { status, headers });
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers });
}
