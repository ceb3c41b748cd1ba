import type { IdentificationError } from '#src/domain/kiosk/identification.ts';
import type { KioskFailure } from '#src/services/kiosk-failure.ts';
import type { EnrolmentFailure } from '#src/services/kiosk-token.ts';
import type { KioskPhrases } from './phrases.ts';

/** Dictionary keys of the errors of an identification. */
export const IDENTIFICATION_PHRASES = {
  invalidCic: 'valid_cic_number',
  invalidMobile: 'valid_mobile_number',
  invalidNationalId: 'valid_number',
  missingName: 'enter_your_name',
} as const satisfies Readonly<Record<IdentificationError, keyof KioskPhrases>>;

/** Dictionary keys of the errors of an enrolment. */
export const ENROLMENT_PHRASES = {
  WrongCode: 'kiosk_code_wrong',
  TooManyAttempts: 'kiosk_code_attempts',
  Failed: 'kiosk_enrol_failed',
} as const satisfies Readonly<Record<EnrolmentFailure, keyof KioskPhrases>>;

type CallFailure = Extract<KioskFailure, { readonly call: string }>;

/** Dictionary keys of a failed call by kind of failure. */
const CALL_PHRASES = {
  photo: {
    HttpError: 'kiosk_photo_http_error',
    ApiError: 'kiosk_photo_api_error',
    InvalidResponse: 'kiosk_photo_invalid',
    Unexpected: 'kiosk_photo_unexpected',
  },
  customerType: {
    HttpError: 'kiosk_customer_type_http_error',
    ApiError: 'kiosk_customer_type_api_error',
    InvalidResponse: 'kiosk_customer_type_invalid',
    Unexpected: 'kiosk_customer_type_unexpected',
  },
  ticket: {
    HttpError: 'kiosk_ticket_failed',
    ApiError: 'kiosk_ticket_failed',
    InvalidResponse: 'kiosk_ticket_failed',
    Unexpected: 'kiosk_ticket_failed',
  },
} as const satisfies Readonly<Record<CallFailure['call'], Record<CallFailure['kind'], keyof KioskPhrases>>>;

export type ErrorPhraseKey =
  | 'token_expired'
  | (typeof IDENTIFICATION_PHRASES)[IdentificationError]
  | (typeof CALL_PHRASES)[CallFailure['call']][CallFailure['kind']];

/** Returns the dictionary key of the text that a failure shows. */
export function errorPhraseKey(failure: KioskFailure): ErrorPhraseKey {
  if (failure.kind === 'TokenExpired') return 'token_expired';
  if (failure.kind === 'BadRequest') return IDENTIFICATION_PHRASES[failure.error];
  return CALL_PHRASES[failure.call][failure.kind];
}
