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
  /** HMAC secret of the kiosks' tokens. */
  readonly tokenSecret: string;
  /** The clock; the system's by default. */
  readonly now?: () => Date;
}

interface KioskRoutesOptions extends KioskOptions {
  readonly content: () => Content;
  readonly logger: Logger;
}

const MAX_BODY = 64 * 1024;

type HonoContext = Context<PlatformEnv>;
type KioskHandler<Request, Data> = (request: Request, context: RequestContext) => Promise<KioskResult<Data>>;

/**
 * Returns the routes of `/api/sitecore/flagshipbranch`. A valid request gets HTTP 200 with the result in StatusCode; one
 * that does not match the contract 400 in both, one without a valid token 401, one that fails 503.
 */
export function kioskRoutes(options: KioskRoutesOptions): Hono<PlatformEnv> {
  const { store, tokenSecret, logger, now = () => new Date() } = options;
  const app = new Hono<PlatformEnv>();
  const calls = [photoConsentCall, customerTypeCall, ticketCall, kioskToken];
  const report = (c: HonoContext, error: unknown): void =>
    reportError(logger, error, { event: 'kiosk', fields: { requestId: c.get('requestId') } });

  /** Checks the token and responds with the result of the handler; `read` is undefined for an invalid request. */
  async function respond<Request, Data>(
    c: HonoContext,
    read: Request | undefined,
    handler: KioskHandler<Request, Data>,
    body: (data: Data) => object,
  ): Promise<Response> {
    const language = preferredLanguage(c.req.header('accept-language') ?? '');
    const respondError = (code: KioskErrorCode) => c.json(errorBody(code, language), HTTP_STATUSES[code] ?? 200);
    if (!(await isAuthorized(c.req.header('authorization'), tokenSecret, now().getTime())))
      return respondError('unauthorized');
    if (read === undefined) return respondError('malformed');
    const context = { store, language, branches: branchesOf(options.content(), language), now: now() };
    const result = await handler(read, context).catch((error: unknown) => {
      report(c, error);
      return failure('outOfOrder');
    });
    if (!('failure' in result)) return c.json({ StatusCode: 200, ...body(result.data) });
    return respondError(result.failure);
  }

  app.use('/api/sitecore/flagshipbranch/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/sitecore/flagshipbranch/*', bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }));
  app.get(photoConsentCall.path, (c) => {
    const read = readQuery(photoConsentCall.request, new URL(c.req.url).searchParams);
    return respond(c, read.ok ? read.value : undefined, photoConsent, (Data) => ({ Response: { Data } }));
  });
  app.post(customerTypeCall.path, async (c) =>
    respond(c, await bodyOf(c, customerTypeCall), customerType, (Data) => ({ Response: { Data } })),
  );
  app.post(ticketCall.path, async (c) => respond(c, await bodyOf(c, ticketCall), ticket, (jsticket) => ({ jsticket })));
  app.post(kioskToken.path, async (c) => {
    // A token request precedes the first call: open the store now, because the first opening is slow.
    void store.db().catch((error: unknown) => report(c, error));
    return c.json({ token: await issueToken(tokenSecret, now().getTime()) });
  });
  for (const { path, method } of calls) {
    app.all(path, (c) =>
      c.json({ error: 'method not allowed' }, 405, { Allow: method === 'GET' ? 'GET, HEAD' : method }),
    );
  }
  return app;
}

const tooLarge = (c: Context): Response => c.json({ error: 'too large' }, 413);

// Handlers that use the store are imported on first use, so that a start does not load the query builder.
const photoConsent: KioskHandler<PhotoConsentRequest, { readonly photoIdentifier: string }> = async (...args) =>
  (await import('./photo-consent.ts')).photoConsent(...args);
const customerType: KioskHandler<CustomerTypeRequest, CustomerData> = async (...args) =>
  (await import('./customer-type.ts')).customerType(...args);
const ticket: KioskHandler<TicketRequest, Ticket> = async (...args) => (await import('./ticket.ts')).ticket(...args);

/** HTTP statuses of the errors that are not sent with 200. */
const HTTP_STATUSES: { readonly [Code in KioskErrorCode]?: 400 | 401 | 503 } = {
  malformed: 400,
  unauthorized: 401,
  outOfOrder: 503,
};

async function bodyOf<C extends Call>(c: HonoContext, { request }: C): Promise<RequestOf<C> | undefined> {
  const read = safeParse<C['request']>(request, await jsonBody(c));
  return read.success ? read.data : undefined;
}
