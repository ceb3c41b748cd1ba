import type { CustomerData as Data, Ticket as TakenTicket } from '#sitecore/contracts/kiosk.ts';
import { identificationError } from '#src/domain/kiosk/identification.ts';
import { hasExpired } from '#src/domain/kiosk/token.ts';
import { sessionOf } from './auth-state.ts';
import type { CallOptions } from './call-service.ts';
import type { IdentificationInput, PhotoInput, TicketInput } from './kiosk-calls.ts';
import { type KioskFailure, kioskFailure, TOKEN_EXPIRED } from './kiosk-failure.ts';
import { lazyCall } from './lazy-call.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';

/** The bank's customer data, and the branch's services for the customer as JSON text (`readServices`). */
export type CustomerData = Data;

/** A ticket of the branch's queue. */
export type Ticket = TakenTicket;

type KioskResult<View> = Promise<Result<View, KioskFailure>>;

const loadCalls = () => import('./kiosk-calls.ts');
const callPhotoConsent = lazyCall(async () => (await loadCalls()).callPhotoConsent);
const callCustomerType = lazyCall(async () => (await loadCalls()).callCustomerType);
const callTicket = lazyCall(async () => (await loadCalls()).callTicket);

/**
 * Returns true while the kiosk's token is valid; marks it as expired in its session otherwise. Call on every
 * action.
 */
export function isTokenCurrent(): boolean {
  const { token, isTokenExpired } = sessionOf('kiosk').state;
  if (!isTokenExpired && !hasExpired(token, Date.now())) return true;
  sessionOf('kiosk').expire();
  return false;
}

/** Requests a photo from the camera with the visitor's consent; returns the photo's identifier. */
export async function requestPhoto(input: PhotoInput, options?: CallOptions): KioskResult<string> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const result = await callPhotoConsent(input, options);
  return result.ok ? result : failure(kioskFailure('photo', result.failure));
}

/** Identifies the visitor at the bank; an unknown id or name is a `BadRequest` with the field's error. */
export async function identify(input: IdentificationInput, options?: CallOptions): KioskResult<CustomerData> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const result = await callCustomerType(input, options);
  if (result.ok) return result;
  return failure(kioskFailure('customerType', result.failure, identificationError(input.identification)));
}

/** Requests a ticket for a service; a failure's `message` is the bank's. */
export async function takeTicket(input: TicketInput, options?: CallOptions): KioskResult<Ticket> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const result = await callTicket(input, options);
  return result.ok ? result : failure(kioskFailure('ticket', result.failure));
}
