import * as z from 'zod/mini';
import type { ResponseOf, Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { ID_TYPE_CODES, NAME_LENGTH, SEGMENT_CODES } from '../rules/kiosk-identity.ts';

/** Parses a text or a number to a text, since ids and codes are sent as either. */
const text = () => z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(String), z.string()));

/** Parses a text that is not empty, without control characters, of at most `max` characters. */
const boundedText = (max: number) => text().check(z.trim(), z.regex(/^\P{Cc}+$/u), z.maxLength(max));

const code = (codes: Readonly<Record<string, number>>) =>
  text().check(z.refine((value) => Object.values(codes).some((known) => String(known) === value)));

/** An object of the bank that the site returns unchanged. */
const opaque = () => z.record(z.string(), z.unknown());

const photo = z.object({ photoIdentifier: z.string().check(z.trim(), z.minLength(1)) });

/** Allows the camera of a branch to take a photo of the visitor. */
export const photoConsent = {
  ...CALLS.photoConsent,
  request: z.object({ fxb_CameraIdentifier: boundedText(64), fxb_consent: z.literal('true') }),
  response: z.object({ StatusCode: z.literal(200), Response: z.object({ Data: photo }) }),
} satisfies Call;
export type PhotoConsentRequest = RequestOf<typeof photoConsent>;

/** Identifies the visitor: a customer by an id, a guest or a company by name. Fields of other segments are absent. */
export const customerType = {
  ...CALLS.customerType,
  request: z.object({
    fxb_Segment: code(SEGMENT_CODES),
    fxb_branchid: boundedText(64),
    fxb_id: z.optional(boundedText(16)),
    fxb_idtype: z.optional(code(ID_TYPE_CODES)),
    fxb_guestname: z.optional(boundedText(NAME_LENGTH)),
    fxb_customername: z.optional(boundedText(NAME_LENGTH)),
  }),
  response: z.object({
    StatusCode: z.literal(200),
    Response: z.object({
      /** `jsservice` is JSON: a list of services with `Id` and `Name`. */
      Data: z.object({ customer: opaque(), jsservice: z.string() }),
    }),
  }),
} satisfies Call;
export type CustomerTypeRequest = RequestOf<typeof customerType>;
export type CustomerData = ResponseOf<typeof customerType>['Response']['Data'];

const jsticket = z.object({
  CustomerName: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((name) => name ?? ''),
  ),
  TicketNumber: text().check(z.minLength(1)),
  Service: z.object({ ServiceName: z.string() }),
  NumberOfWaitingCustomers: z.pipe(
    z.union([z.string(), z.number()]),
    z.pipe(z.transform(Number), z.number().check(z.int(), z.nonnegative())),
  ),
});

/**
 * Takes a ticket for a service. The response holds it at the top level, or in `Response.Data` as the other two calls do.
 * Without a photo `fxb_PhotoIdentifier` is sent as an empty text.
 */
export const ticket = {
  ...CALLS.ticket,
  request: z.object({
    fxb_Sid: boundedText(64),
    fxb_PhotoIdentifier: z._default(z.string().check(z.maxLength(64)), ''),
    fxb_Customer: opaque(),
    fxb_Service: z.object({ branchid: boundedText(64), segment: code(SEGMENT_CODES) }),
  }),
  sendEmpty: ['fxb_PhotoIdentifier'],
  response: z.union([
    z.object({ jsticket }),
    z.pipe(
      z.object({ Response: z.object({ Data: z.object({ jsticket }) }) }),
      z.transform(({ Response }) => Response.Data),
    ),
  ]),
} satisfies Call;
export type TicketRequest = RequestOf<typeof ticket>;
export type Ticket = ResponseOf<typeof ticket>['jsticket'];

/** Returns a token for the three calls above to an enrolled kiosk; 403 to any other browser. */
export const kioskToken = {
  ...CALLS.kioskToken,
  request: z.object({}),
  response: z.object({ token: z.string().check(z.minLength(1)) }),
} satisfies Call;

/** Enrols a browser as a kiosk of a branch with the code that staff got for it; the response sets the kiosk's cookie. */
export const enrolKiosk = {
  ...CALLS.enrolKiosk,
  request: z.object({ branch: boundedText(64), code: text().check(z.regex(/^\d{8}$/)) }),
  response: z.object({ StatusCode: z.literal(200) }),
} satisfies Call;
