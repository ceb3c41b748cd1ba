import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { safeParse } from 'zod/mini';
import type { Call, RequestOf } from '#sitecore/contracts/call.ts';
import {
  type CustomerData,
  type CustomerTypeRequest,
  customerType as customerTypeCall,
  kioskToken,
  type PhotoConsentRequest,
  photoConsent as photoConsentCall,
  type Ticket,
  ticket as ticketCall,
  type TicketRequest,
} from '#sitecore/contracts/kiosk.ts';
import type { Content } from '../../content/content.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { reportError } from '../../log/report-error.ts';
import type { Store } from '../../store/store.ts';
import { preferredLanguage } from '../preferred-language.ts';
import { readQuery } from '../read-query.ts';
import { branchesOf } from './branches.ts';
import type { RequestContext } from './request-context.ts';
import { isAuthorized, issueToken } from './token.ts';
import { type KioskErrorCode, errorBody, failure, type KioskResult } from './kiosk-result.ts';

export interface KioskOptions {
  readonly store: Store;
  /** What tokens of kiosks are signed with. */
  readonly tokenSecret: string;
  /** The clock; the machine's unless told. */
  readonly now?: () => Date;
}

interface KioskRoutesOptions extends KioskOptions {
  readonly content: () => Content;
  readonly logger: Logger;
}

const MAX_BODY = 64 * 1024;

type HonoContext = Context<PlatformEnv>;
type KioskHandler<Request, Data> = (request: Request, desk: RequestContext) => Promise<KioskResult<Data>>;

/**
 * The calls of `/api/sitecore/flagshipbranch`. What is understood is answered with HTTP 200, and StatusCode says whether it
 * was met; what is not understood is 400 in both, and a call without a valid token 401.
 */
export function kioskRoutes(options: KioskRoutesOptions): Hono<PlatformEnv> {
  const { store, tokenSecret, logger, now = () => new Date() } = options;
  const app = new Hono<PlatformEnv>();
  const all = [photoConsentCall, customerTypeCall, ticketCall, kioskToken];
  const report = (c: HonoContext, error: unknown): void =>
    reportError(logger, error, { event: 'kiosk', fields: { requestId: c.get('requestId') } });

  /** Answers a call with what `work` makes of its request, once the kiosk has shown its token. */
  async function answer<Request, Data>(
    c: HonoContext,
    read: Request | undefined,
    work: KioskHandler<Request, Data>,
    body: (data: Data) => object,
  ): Promise<Response> {
    const language = preferredLanguage(c.req.header('accept-language') ?? '');
    const refuse = (code: KioskErrorCode) => c.json(errorBody(code, language), HTTP_STATUSES[code] ?? 200);
    if (!(await isAuthorized(c.req.header('authorization'), tokenSecret, now().getTime())))
      return refuse('unauthorized');
    if (read === undefined) return refuse('malformed');
    const context = { store, language, branches: branchesOf(options.content(), language), now: now() };
    const result = await work(read, context).catch((error: unknown) => {
      report(c, error);
      return failure('outOfOrder');
    });
    if (!('failure' in result)) return c.json({ StatusCode: 200, ...body(result.data) });
    return refuse(result.failure);
  }

  app.use('/api/sitecore/flagshipbranch/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/sitecore/flagshipbranch/*', bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }));
  app.get(photoConsentCall.path, (c) => {
    const read = readQuery(photoConsentCall.request, new URL(c.req.url).searchParams);
    return answer(c, read.ok ? read.value : undefined, photoConsent, (Data) => ({ Response: { Data } }));
  });
  app.post(customerTypeCall.path, async (c) =>
    answer(c, await bodyOf(c, customerTypeCall), customerType, (Data) => ({ Response: { Data } })),
  );
  app.post(ticketCall.path, async (c) => answer(c, await bodyOf(c, ticketCall), ticket, (jsticket) => ({ jsticket })));
  app.post(kioskToken.path, async (c) => {
    // A kiosk that asks for a token is about to be used: the store is opened meanwhile, which takes longest the first time.
    void store.db().catch((error: unknown) => report(c, error));
    return c.json({ token: await issueToken(tokenSecret, now().getTime()) });
  });
  for (const { path, method } of all) {
    app.all(path, (c) =>
      c.json({ error: 'method not allowed' }, 405, { Allow: method === 'GET' ? 'GET, HEAD' : method }),
    );
  }
  return app;
}

const tooLarge = (c: Context): Response => c.json({ error: 'too large' }, 413);

// What works with the store loads the engine's query builder, and a start does not wait for that.
const photoConsent: KioskHandler<PhotoConsentRequest, { readonly photoIdentifier: string }> = async (...asked) =>
  (await import('./photo-consent.ts')).photoConsent(...asked);
const customerType: KioskHandler<CustomerTypeRequest, CustomerData> = async (...asked) =>
  (await import('./customer-type.ts')).customerType(...asked);
const ticket: KioskHandler<TicketRequest, Ticket> = async (...asked) => (await import('./ticket.ts')).ticket(...asked);

/** The HTTP statuses of refusals that are not told with 200. */
const HTTP_STATUSES: { readonly [R in KioskErrorCode]?: 400 | 401 | 503 } = {
  malformed: 400,
  unauthorized: 401,
  outOfOrder: 503,
};

async function bodyOf<C extends Call>(c: HonoContext, { request }: C): Promise<RequestOf<C> | undefined> {
  const read = safeParse<C['request']>(request, await jsonBody(c));
  return read.success ? read.data : undefined;
}
