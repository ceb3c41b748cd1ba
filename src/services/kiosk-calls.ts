import {
  type CustomerData,
  customerType,
  kioskToken,
  photoConsent,
  type Ticket,
  ticket,
} from '#sitecore/contracts/kiosk.ts';
import { ID_TYPE_CODES, paddedCic, type Segment, SEGMENT_CODES } from '#sitecore/rules/kiosk-identity.ts';
import type { Identification } from '#src/domain/kiosk/identification.ts';
import { readServices } from '#src/domain/kiosk/branch-services.ts';
import { languageOf } from '#src/i18n/language.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';
import { failure, type Result, success } from './result.ts';

export interface PhotoInput {
  readonly cameraIdentifier: string;
}

export interface IdentificationInput {
  readonly identification: Identification;
  readonly branchId: string;
}

export interface TicketInput {
  /** The chosen service's `Id`. */
  readonly serviceId: string;
  /** Empty without a photo. */
  readonly photoIdentifier: string;
  /** The customer object as the bank gave it. */
  readonly customer: CustomerData['customer'];
  readonly branchId: string;
  readonly segment: Segment;
}

type CallResult<View> = Promise<Result<View, CallFailure>>;

/** Makes the call by its contract; what is answered is the photo's identifier. */
export async function callPhotoConsent({ cameraIdentifier }: PhotoInput, options?: CallOptions): CallResult<string> {
  const request = { fxb_CameraIdentifier: cameraIdentifier, fxb_consent: 'true' } as const;
  const answer = await callService(photoConsent, request, inPageLanguage(options));
  return answer.ok ? success(answer.value.Response.Data.photoIdentifier) : answer;
}

/** Sends what the segment asks for, and nothing else; services that are no list count as unreadable. */
export async function callCustomerType(
  { identification, branchId }: IdentificationInput,
  options?: CallOptions,
): CallResult<CustomerData> {
  const answer = await callService(
    customerType,
    { ...identificationFields(identification), fxb_branchid: branchId },
    inPageLanguage(options),
  );
  if (!answer.ok) return answer;
  const { Data } = answer.value.Response;
  if (!readServices(Data.jsservice)) return failure({ kind: 'Unreadable', status: 200, body: answer.value });
  return success(Data);
}

function identificationFields(identification: IdentificationInput['identification']) {
  const fxb_Segment = String(SEGMENT_CODES[identification.segment]);
  switch (identification.segment) {
    case 'customer': {
      const { idType, id } = identification;
      const fxb_id = idType === 'cic' ? paddedCic(id) : id;
      return { fxb_Segment, fxb_id, fxb_idtype: String(ID_TYPE_CODES[idType]) };
    }
    case 'guest':
      return { fxb_Segment, fxb_guestname: identification.name };
    case 'corporate':
      return { fxb_Segment, fxb_customername: identification.name };
  }
}

/** Makes the call by its contract. */
export async function callTicket(wanted: TicketInput, options?: CallOptions): CallResult<Ticket> {
  const { serviceId, photoIdentifier, customer, branchId, segment } = wanted;
  const request = {
    fxb_Sid: serviceId,
    fxb_PhotoIdentifier: photoIdentifier,
    fxb_Customer: customer,
    fxb_Service: { branchid: branchId, segment: String(SEGMENT_CODES[segment]) },
  };
  const answer = await callService(ticket, request, inPageLanguage(options));
  return answer.ok ? success(answer.value.jsticket) : answer;
}

/** Makes the call by its contract. */
export async function callKioskToken(_: unknown, options?: CallOptions): CallResult<string> {
  const answer = await callService(kioskToken, {}, options);
  return answer.ok ? success(answer.value.token) : answer;
}

/** Names of services and messages come in the language that the visitor reads: the page's, not the device's. */
const inPageLanguage = (options?: CallOptions): CallOptions =>
  typeof document === 'undefined'
    ? { ...options }
    : { language: languageOf(document.documentElement.lang), ...options };
