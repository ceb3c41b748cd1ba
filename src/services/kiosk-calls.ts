import {
  type CustomerData,
  customerType,
  enrolKiosk,
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
import { failure, type Result, success } from '#sitecore/contracts/result.ts';

export interface PhotoInput {
  readonly cameraIdentifier: string;
}

export interface IdentificationInput {
  readonly identification: Identification;
  readonly branchId: string;
}

export interface TicketInput {
  /** `Id` of the chosen service. */
  readonly serviceId: string;
  /** Empty without a photo. */
  readonly photoIdentifier: string;
  /** Customer object as the bank sent it. */
  readonly customer: CustomerData['customer'];
  readonly branchId: string;
  readonly segment: Segment;
}

export interface EnrolmentInput {
  readonly branchId: string;
  /** Eight digits. */
  readonly code: string;
}

type CallResult<View> = Promise<Result<View, CallFailure>>;

/** Calls the bank for a photo; returns the photo's identifier. */
export async function callPhotoConsent({ cameraIdentifier }: PhotoInput, options?: CallOptions): CallResult<string> {
  const request = { fxb_CameraIdentifier: cameraIdentifier, fxb_consent: 'true' } as const;
  const result = await callService(photoConsent, request, inPageLanguage(options));
  return result.ok ? success(result.value.Response.Data.photoIdentifier) : result;
}

/** Calls the bank with the fields of the visitor's segment; a response whose services are not a list is unreadable. */
export async function callCustomerType(
  { identification, branchId }: IdentificationInput,
  options?: CallOptions,
): CallResult<CustomerData> {
  const result = await callService(
    customerType,
    { ...identificationFields(identification), fxb_branchid: branchId },
    inPageLanguage(options),
  );
  if (!result.ok) return result;
  const { Data } = result.value.Response;
  if (!readServices(Data.jsservice)) return failure({ kind: 'Unreadable', status: 200, body: result.value });
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

/** Calls the bank for a ticket. */
export async function callTicket(input: TicketInput, options?: CallOptions): CallResult<Ticket> {
  const { serviceId, photoIdentifier, customer, branchId, segment } = input;
  const request = {
    fxb_Sid: serviceId,
    fxb_PhotoIdentifier: photoIdentifier,
    fxb_Customer: customer,
    fxb_Service: { branchid: branchId, segment: String(SEGMENT_CODES[segment]) },
  };
  const result = await callService(ticket, request, inPageLanguage(options));
  return result.ok ? success(result.value.jsticket) : result;
}

/** Calls the bank for a token. */
export async function callKioskToken(_: unknown, options?: CallOptions): CallResult<string> {
  const result = await callService(kioskToken, {}, options);
  return result.ok ? success(result.value.token) : result;
}

/** Calls the bank to enrol this browser as a kiosk of a branch. */
export async function callEnrolKiosk(input: EnrolmentInput, options?: CallOptions): CallResult<true> {
  const { branchId: branch, code } = input;
  const result = await callService(enrolKiosk, { branch, code }, options);
  return result.ok ? success(true) : result;
}

/** Adds the page's language: the bank's service names and messages follow it, not the device's language. */
const inPageLanguage = (options?: CallOptions): CallOptions =>
  typeof document === 'undefined'
    ? { ...options }
    : { language: languageOf(document.documentElement.lang), ...options };
