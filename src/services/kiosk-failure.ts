import type { IdentificationError } from '#src/domain/kiosk/identification.ts';
import type { CallFailure } from './call-service.ts';

/** What is told of a call of the kiosk that has no answer, by the kind of failure: keys of the dictionary. */
const PHRASE_KEYS = {
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
} as const satisfies Record<string, Record<CommonKind, string>>;

type CommonKind = 'HttpError' | 'ApiError' | 'InvalidResponse' | 'Unexpected';
type KioskCall = keyof typeof PHRASE_KEYS;

/** Why a call of the kiosk has no answer, and the dictionary's key of what the visitor is told. */
export type KioskFailure =
  | { readonly kind: 'TokenExpired'; readonly key: 'token_expired' }
  | { readonly kind: 'BadRequest'; readonly key: IdentificationError }
  | {
      readonly kind: CommonKind;
      readonly key: (typeof PHRASE_KEYS)[KioskCall][CommonKind];
      /** What the bank itself says of it, where it does. */
      readonly message?: string;
    };

export const TOKEN_EXPIRED: KioskFailure = { kind: 'TokenExpired', key: 'token_expired' };

/** Names a failure in the kiosk's words. `badRequest` is what a StatusCode of 400 says where the call has it. */
export function kioskFailure(call: KioskCall, reason: CallFailure, badRequest?: IdentificationError): KioskFailure {
  if (reason.kind === 'TokenExpired') return TOKEN_EXPIRED;
  if (!('body' in reason)) return { kind: 'Unexpected', key: PHRASE_KEYS[call].Unexpected };
  const { StatusCode, Message } = messageFieldsOf(reason.body);
  const isAnswered = reason.kind === 'Unreadable' || reason.status === 400;
  if (badRequest && isAnswered && StatusCode === 400) return { kind: 'BadRequest', key: badRequest };
  const kind = kindOf(reason, StatusCode);
  return {
    kind,
    key: PHRASE_KEYS[call][kind],
    ...(typeof Message === 'string' && Message.trim() && { message: Message }),
  };
}

function kindOf({ kind, body }: CallFailure & { readonly body: unknown }, statusCode: unknown): CommonKind {
  if (kind !== 'Unreadable') return 'HttpError';
  if (typeof body !== 'object' || body === null) return 'Unexpected';
  return statusCode === 200 ? 'InvalidResponse' : 'ApiError';
}

const messageFieldsOf = (body: unknown): { readonly StatusCode?: unknown; readonly Message?: unknown } =>
  typeof body === 'object' && body !== null ? body : {};
