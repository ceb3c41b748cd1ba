import * as z from 'zod/mini';
import type { Call, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { FileBody } from './file-body.ts';

/** Message of every call that has succeeded; any other is a sentence for the visitor. */
export const TRACKER_SUCCESS = 'Success';

/** Seconds for which a right code opens a contract. */
export const CONTRACT_SESSION_SECONDS = 600;

/** Steps of the tracker as its calls name them. */
export const TRACKER_STEPS = { status: 1, code: 2, contract: 3 } as const;

const required = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Parses a text or a number as a text; anything else as an empty one. */
const text = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')),
  );

/** Parses what a bank sends for true: all but nothing, false, and their texts. */
const flag = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => Boolean(value) && !/^(?:|0|false|null)$/i.test(String(value))),
  );

const list = <Item extends z.ZodMiniObject>(item: Item) =>
  z.pipe(
    z.catch(z.optional(z.nullable(z.array(z.catch(z.nullable(item), null)))), []),
    z.transform((items) => (items ?? []).filter((one) => one !== null)),
  );

/** Action that the application awaits: 1 to approve a contract, 2 to read it, none. */
const actionType = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => {
      const type = Number(value);
      return type === 1 || type === 2 ? type : null;
    }),
  );

/** An application as the lookup and the verification send it; only the verification's has files. */
export const application = z.object({
  CustomerName: text(),
  ApplicationNumber: text(),
  LastUpdateDate: text(),
  ProductName: text(),
  CICNumber: text(),
  DossierNumber: text(),
  ActionType: actionType(),
  ApprovalStatus: flag(),
  ExpirationDate: text(),
  CIC: text(),
  ContractDocument: list(z.object({ name: text(), id: text() })),
  ApplicationHistoryList: list(z.object({ UpdatedDate: text(), Status: text(), Clarification: text() })),
  TrackerIndexList: list(z.object({ Status: text(), Date: text() })),
});
export type Application = z.output<typeof application>;

/** Returns an application by the number in the link that the bank has sent. */
export const trackRequest = {
  ...CALLS.trackRequest,
  request: z.object({ requestNumber: required(64), language: z._default(z.string().check(z.maxLength(10)), 'ar') }),
  response: z.object({ StatusMessage: text(), StatusCode: text(), data: z.nullish(application) }),
} satisfies Call;
export type TrackResponse = ResponseOf<typeof trackRequest>;

/** CIC and dossier of an application; the site's visitors send both sealed until their code was right. */
const subject = { cic: required(512), dn: required(512) };
const step = () => z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(String), z.string()));

/** Sends a one-time code to the customer of an application. */
export const requestCode = {
  ...CALLS.mortgageContracts,
  request: z.object({ ...subject, step: step() }),
  response: z.object({ StatusMessage: text(), StatusCode: text() }),
} satisfies Call;

/** Validates a one-time code; the right one opens a session and returns the contract. `type` is the action type. */
export const validateCode = {
  ...CALLS.validateToken,
  request: z.object({ ...subject, type: step(), otp: required(10), step: step() }),
  response: z.object({ StatusMessage: text(), StatusCode: text(), data: z.nullish(application) }),
} satisfies Call;

/** Approves a contract of the session. */
export const approveContract = {
  ...CALLS.approveContract,
  request: z.object({ ...subject, step: step() }),
  response: z.object({
    StatusMessage: text(),
    StatusCode: text(),
    data: z.nullish(z.object({ status: flag() })),
  }),
} satisfies Call;

/** Returns a file of a contract of the session. */
export const downloadContract = {
  ...CALLS.downloadContract,
  request: z.object({ name: z.optional(z.string().check(z.maxLength(200))), id: required(100), step: step() }),
  response: z.instanceof(FileBody),
} satisfies Call;
