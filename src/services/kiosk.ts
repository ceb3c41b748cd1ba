import type { CustomerData as Data, Ticket as TakenTicket } from '#sitecore/contracts/kiosk.ts';
import { identificationError } from '#src/domain/kiosk/identification.ts';
import { hasExpired } from '#src/domain/kiosk/token.ts';
import { authStore } from './auth-state.ts';
import type { CallOptions } from './call-service.ts';
import type { IdentificationInput, PhotoInput, TicketInput } from './kiosk-calls.ts';
import { type KioskFailure, kioskFailure, TOKEN_EXPIRED } from './kiosk-failure.ts';
import { lazyCall } from './lazy-call.ts';
import { failure, type Result } from './result.ts';

/** Who the bank takes the visitor for, and in a JSON text what the branch does for them (`readServices`). */
export type CustomerData = Data;

/** A place in the queue. */
export type Ticket = TakenTicket;

type KioskResult<View> = Promise<Result<View, KioskFailure>>;

const loadCalls = () => import('./kiosk-calls.ts');
const callPhotoConsent = lazyCall(async () => (await loadCalls()).callPhotoConsent);
const callCustomerType = lazyCall(async () => (await loadCalls()).callCustomerType);
const callTicket = lazyCall(async () => (await loadCalls()).callTicket);

/** Whether the kiosk may still act: false once its token has expired, which the auth store then says. To ask on every action. */
export function isTokenCurrent(): boolean {
  const { token, isTokenExpired } = authStore.state;
  if (!isTokenExpired && !hasExpired(token, Date.now())) return true;
  authStore.expire();
  return false;
}

/** Asks the camera for a photo of the visitor, who consents; gives the photo's identifier. */
export async function requestPhoto(wanted: PhotoInput, options?: CallOptions): KioskResult<string> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const answer = await callPhotoConsent(wanted, options);
  return answer.ok ? answer : failure(kioskFailure('photo', answer.failure));
}

/** Tells the bank who the visitor is; an id or a name that it does not know is a `BadRequest` with the entry's own key. */
export async function identify(identified: IdentificationInput, options?: CallOptions): KioskResult<CustomerData> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const answer = await callCustomerType(identified, options);
  if (answer.ok) return answer;
  return failure(kioskFailure('customerType', answer.failure, identificationError(identified.identification)));
}

/** Takes a ticket for a service; a failure's `message` is what the bank says of it. */
export async function takeTicket(wanted: TicketInput, options?: CallOptions): KioskResult<Ticket> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const answer = await callTicket(wanted, options);
  return answer.ok ? answer : failure(kioskFailure('ticket', answer.failure));
}
