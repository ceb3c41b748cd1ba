import * as z from 'zod/mini';
import type { Call, RequestOf, ResponseBody } from '#sitecore/contracts/call.ts';
import {
  customerType as customerTypeCall,
  enrolKiosk,
  kioskToken,
  photoConsent as photoConsentCall,
  ticket as ticketCall,
} from '#sitecore/contracts/kiosk.ts';
import { type Result, success } from '#sitecore/contracts/result.ts';
import type { Limit } from '../limits/limit.ts';
import { defineService, type Service, type ServiceContext } from '../service/service.ts';
import { branchesOf } from './branches.ts';
import { kioskErrors, type KioskResult } from './kiosk-result.ts';
import type { RequestContext } from './request-context.ts';
import { authorize } from './token.ts';

/** All kiosks of a branch may share one address. */
const LIMIT: Limit = { requests: 60, seconds: 60, in: 'store' };

/** An identification reveals a customer's name: nobody tries ids one after the other. */
const IDENTIFICATION_LIMIT: Limit = { requests: 20, seconds: 60, in: 'store' };

/** A token is signed, not stored. */
const TOKEN_LIMIT: Limit = { requests: 60, seconds: 60, in: 'memory' };

/** Nobody tries codes one after the other. */
const ENROLMENT_LIMIT: Limit = { requests: 5, seconds: 60, in: 'store' };

const ERRORS = { errors: kioskErrors, errorSchema: z.object({ StatusCode: z.number(), Message: z.string() }) };

const IN_SESSION = {
  ...ERRORS,
  auth: (header: string | undefined, { secrets, now }: Pick<ServiceContext, 'secrets' | 'now'>) =>
    authorize(header, secrets.kioskToken, now.getTime()),
};

const requestContext = ({ store, content, language, now, session }: ServiceContext): RequestContext => ({
  store,
  language,
  now,
  branches: servedBranches(branchesOf(content, language), session?.branch),
});

/** Returns the branches of a kiosk: its own, or all when it has none. */
function servedBranches(branches: RequestContext['branches'], id: string | undefined): RequestContext['branches'] {
  if (id === undefined) return branches;
  const branch = branches.get(id);
  return new Map(branch ? [[id, branch]] : []);
}

/** Puts the data of a result into the body of a response. */
const withBody = <Data, Body, Failure>(
  result: Result<Data, Failure>,
  body: (data: Data) => Body,
): Result<Body, Failure> => (result.ok ? success(body(result.value)) : result);

type KioskHandler<C extends Call, Data> = (
  request: RequestOf<C>,
  context: RequestContext,
) => Promise<KioskResult<Data>>;

interface KioskService<C extends Call, Data> {
  /** Imports the handler, on first use. */
  readonly load: () => Promise<KioskHandler<C, Data>>;
  /** Puts the data into the body of a response. */
  readonly body: (data: Data) => ResponseBody<C>;
  readonly limit: Limit;
}

/** Defines a call that kiosks send with their token. */
const kioskService = <C extends Call, Data>(call: C, { load, body, limit }: KioskService<C, Data>): Service =>
  defineService(
    call,
    async (request, context) => {
      const handle = await load();
      return withBody(await handle(request, requestContext(context)), body);
    },
    { ...IN_SESSION, limit },
  );

const inResponse = <Data>(data: Data) => ({ StatusCode: 200 as const, Response: { Data: data } });

/**
 * The services of `/api/sitecore/flagshipbranch`. Handlers that use the store are imported on first use, so that a start does
 * not load the query builder.
 */
export const kioskServices: readonly Service[] = [
  kioskService(photoConsentCall, {
    load: async () => (await import('./photo-consent.ts')).photoConsent,
    body: inResponse,
    limit: LIMIT,
  }),
  kioskService(customerTypeCall, {
    load: async () => (await import('./customer-type.ts')).customerType,
    body: inResponse,
    limit: IDENTIFICATION_LIMIT,
  }),
  kioskService(ticketCall, {
    load: async () => (await import('./ticket.ts')).ticket,
    body: (jsticket) => ({ StatusCode: 200, jsticket }),
    limit: LIMIT,
  }),
  defineService(
    kioskToken,
    async (_, context) => {
      // A token request precedes the first call: open the store now, because the first opening is slow.
      void context.store.db().catch(context.reportError);
      const { tokenOf } = await import('./enrolment.ts');
      return withBody(await tokenOf(context), (token) => ({ token }));
    },
    { ...ERRORS, limit: TOKEN_LIMIT },
  ),
  defineService(
    enrolKiosk,
    async (request, context) => {
      const { enrol } = await import('./enrolment.ts');
      return withBody(await enrol(request, context), () => ({ StatusCode: 200 as const }));
    },
    { ...ERRORS, limit: ENROLMENT_LIMIT },
  ),
];
