import type { CustomerData as Data, Ticket as TakenTicket } from '#sitecore/contracts/kiosk.ts';
import type { Segment } from '#sitecore/rules/kiosk-identity.ts';
import { faultOf, type Identification } from '#src/domain/kiosk/identification.ts';
import { hasExpired } from '#src/domain/kiosk/token.ts';
import { authStore } from './auth-state.ts';
import type { CallOptions } from './call-service.ts';
import { type KioskFailure, kioskFailure, TOKEN_EXPIRED } from './kiosk-failure.ts';
import { onDemand } from './on-demand.ts';
import { failure, type Result } from './result.ts';

/** Who the bank takes the visitor for, and in a JSON text what the branch does for them (`readServices`). */
export type CustomerData = Data;

/** A place in the queue. */
export type Ticket = TakenTicket;

export interface PhotoWanted {
  readonly cameraIdentifier: string;
}

export interface IdentifiedAt {
  readonly identification: Identification;
  readonly branchId: string;
}

export interface TicketWanted {
  /** The chosen service's `Id`. */
  readonly serviceId: string;
  /** Empty without a photo. */
  readonly photoIdentifier: string;
  /** The customer object as the bank gave it. */
  readonly customer: CustomerData['customer'];
  readonly branchId: string;
  readonly segment: Segment;
}

type Answer<View> = Promise<Result<View, KioskFailure>>;

const calls = () => import('./kiosk-calls.ts');
const askForPhoto = onDemand(async () => (await calls()).askForPhoto);
const askWhoItIs = onDemand(async () => (await calls()).askWhoItIs);
const askForTicket = onDemand(async () => (await calls()).askForTicket);

/** Whether the kiosk may still act: false once its token has expired, which the auth store then says. To ask on every action. */
export function isTokenCurrent(): boolean {
  const { token, isTokenExpired } = authStore.state;
  if (!isTokenExpired && !hasExpired(token, Date.now())) return true;
  authStore.expire();
  return false;
}

/** Asks the camera for a photo of the visitor, who consents; gives the photo's identifier. */
export async function requestPhoto(wanted: PhotoWanted, options?: CallOptions): Answer<string> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const answer = await askForPhoto(wanted, options);
  return answer.ok ? answer : failure(kioskFailure('photo', answer.failure));
}

/** Tells the bank who the visitor is; an id or a name that it does not know is a `BadRequest` with the entry's own key. */
export async function identify(identified: IdentifiedAt, options?: CallOptions): Answer<CustomerData> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const answer = await askWhoItIs(identified, options);
  if (answer.ok) return answer;
  return failure(kioskFailure('customerType', answer.failure, faultOf(identified.identification)));
}

/** Takes a ticket for a service; a failure's `message` is what the bank says of it. */
export async function takeTicket(wanted: TicketWanted, options?: CallOptions): Answer<Ticket> {
  if (!isTokenCurrent()) return failure(TOKEN_EXPIRED);
  const answer = await askForTicket(wanted, options);
  return answer.ok ? answer : failure(kioskFailure('ticket', answer.failure));
}
