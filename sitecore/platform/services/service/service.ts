import type { Call, RequestOf, ResponseBody } from '#sitecore/contracts/call.ts';
import { type Result, success } from '#sitecore/contracts/result.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Context } from 'hono';
import type { ZodMiniType } from 'zod/mini';
import type { Content } from '../../content/content.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import type { Store } from '../../store/store.ts';
import type { Limit } from '../limits/limit.ts';
import type { DeliverCode } from '../tracker/deliver-code.ts';
import type { CommonFailure, ErrorFormat, HandlerResponse } from './common-failure.ts';
import { type Reader, readRequest } from './read-request.ts';
import type { FormSecret } from '../forms/form-keys.ts';

/** Secrets of the bank's services. */
export interface ServiceSecrets {
  /** Signs the tokens of kiosks (HMAC). */
  readonly kioskToken: string;
  /** Signs the captcha's challenges (HMAC). */
  readonly captcha: string;
  /** Keys the hashes of one-time codes and of those who request them (HMAC). */
  readonly trackerCode: string;
  /** Seals the values of forms and signs their tokens; former ones open them. */
  readonly forms: FormSecret;
}

/** Sender of a call with a session. */
export interface Session {
  /** Id of the device, which limits count too; absent where the token names none. */
  readonly device?: string;
  /** The only branch that the device serves. */
  readonly branch?: string;
}

/** Dependencies of a handler for one request. */
export interface ServiceContext {
  readonly content: Content;
  readonly store: Store;
  readonly secrets: ServiceSecrets;
  readonly recaptchaKey: string | undefined;
  /** Sends one-time codes; without it none can be sent. */
  readonly deliverCode: DeliverCode | undefined;
  /** Malware scanner, `host:port` of ClamAV; without it the embedded one. */
  readonly clamav: string | undefined;
  /** The most bytes that forms store in a day. */
  readonly dailyFormBytes: number;
  /** True when the browser says that a page of the site sends the request. */
  readonly isOwnPage: boolean;
  /** Public URL of the site, without a slash at its end. */
  readonly publicUrl: string;
  /** Language of messages: of `Accept-Language`. */
  readonly language: Language;
  readonly now: Date;
  /** The client that limits count: a network address. */
  readonly client: string;
  /** True for a browser on this machine, where such browsers are trusted. */
  readonly isLocal: boolean;
  /** The sender of a call with a session. */
  readonly session?: Session | undefined;
  readonly cookie: (name: string) => string | undefined;
  /** Adds a cookie to the response. */
  readonly setCookie: SetCookie;
  /** Aborts at the call's deadline. */
  readonly signal: AbortSignal;
  /** Logs an error that does not fail the call. */
  readonly reportError: (error: unknown) => void;
  /** Takes one of a limit that all clients share, of a key if it has keys; returns false when none is left. */
  readonly takeShared: (name: string, limit: Limit, key?: string) => Promise<boolean>;
  /** Gives back one that `takeShared` took. */
  readonly giveBackShared: (name: string, limit: Limit, key: string) => Promise<void>;
  /** Takes one of a limit besides the call's own; returns false when none is left. */
  readonly take: (name: string, limit: Limit) => Promise<boolean>;
}

/** Sets a cookie that no other site sends, for a path and a number of seconds; scripts read it only where it says so. */
type SetCookie = (name: string, value: string, options: CookieOptions) => void;

interface CookieOptions {
  readonly path: string;
  readonly maxAge: number;
  readonly isReadable?: boolean;
}

export type Handler<C extends Call, Failure> = (
  request: RequestOf<C>,
  context: ServiceContext,
) => Result<ResponseBody<C>, Failure> | Promise<Result<ResponseBody<C>, Failure>>;

/** Returns the sender of a request by its Authorization header; undefined without a valid token. */
type Authorize = (
  header: string | undefined,
  context: Pick<ServiceContext, 'secrets' | 'now'>,
) => Promise<Session | undefined>;

interface ServiceOptions<Failure> {
  /** Required for a call with a session, and for no other. */
  readonly auth?: Authorize;
  readonly limit: Limit;
  readonly errors: ErrorFormat<Failure>;
  /** Schema of the error format's bodies, for the OpenAPI document. */
  readonly errorSchema?: ZodMiniType;
  /** Milliseconds until a call fails as timed out, once its body has arrived. */
  readonly deadlineMs?: number;
}

/** A call of the bank with its handler, ready to be served. */
export interface Service {
  readonly call: Call;
  readonly limit: Limit;
  readonly auth: Authorize | undefined;
  readonly deadlineMs: number;
  readonly errors: Pick<ErrorFormat<never>, 'statuses' | 'common'>;
  readonly errorSchema: ZodMiniType | undefined;
  /** Parses a request until the signal ends it; returns it with the handler to run. */
  readonly read: (c: Context<PlatformEnv>, reader: Reader) => Promise<Result<ReadCall, CommonFailure>>;
}

/** A parsed request. */
export interface ReadCall {
  readonly request: unknown;
  /** Runs the handler; returns the body of the response, or the error. */
  readonly run: (context: ServiceContext) => Promise<HandlerResponse>;
}

/** Less than the site's timeout for a call, so that the failure is the platform's own. */
const DEADLINE_MS = 8_000;

/** Defines a service by its contract and handler: everything else about HTTP is the same for all services. */
export function defineService<C extends Call, Failure>(
  call: C,
  handler: Handler<C, Failure>,
  { auth, limit, errors, errorSchema, deadlineMs = DEADLINE_MS }: ServiceOptions<Failure>,
): Service {
  if ((call.session === undefined) !== (auth === undefined))
    throw new Error(`${call.path}: a call with a session has auth, and no other call`);
  const respond = async (context: ServiceContext, request: RequestOf<C>): Promise<HandlerResponse> => {
    const result = await handler(request, context);
    return result.ok ? { status: 200, body: result.value } : errors.own(result.failure, context.language);
  };
  return {
    call,
    limit,
    auth,
    deadlineMs,
    errors,
    errorSchema,
    read: async (c, reader) => {
      const read = await readRequest(c, call, reader);
      if (!read.ok) return read;
      return success({ request: read.value, run: (context) => respond(context, read.value) });
    },
  };
}
