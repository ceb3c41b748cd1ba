import type { IdentificationError } from '#src/domain/kiosk/identification.ts';
import type { CallFailure } from './call-service.ts';

type CommonKind = 'HttpError' | 'ApiError' | 'InvalidResponse' | 'Unexpected';
/** Call of the kiosk that a visitor waits for. */
export type KioskCall = 'photo' | 'customerType' | 'ticket';

/** Reasons for which a call of the kiosk gives no result. */
export type KioskFailure =
  | { readonly kind: 'TokenExpired' }
  | { readonly kind: 'BadRequest'; readonly error: IdentificationError }
  | {
      readonly kind: CommonKind;
      readonly call: KioskCall;
      /** The bank's own description of the failure, when it sends one. */
      readonly message?: string;
    };

export const TOKEN_EXPIRED: KioskFailure = { kind: 'TokenExpired' };

/** Returns the kiosk's failure for a failed call; `badRequest` is the error that a StatusCode of 400 stands for. */
export function kioskFailure(call: KioskCall, reason: CallFailure, badRequest?: IdentificationError): KioskFailure {
  if (reason.kind === 'TokenExpired') return TOKEN_EXPIRED;
  if (!('body' in reason)) return { kind: 'Unexpected', call };
  const { StatusCode, Message } = messageFieldsOf(reason.body);
  const hasResponse = reason.kind === 'Unreadable' || reason.status === 400;
  if (badRequest && hasResponse && StatusCode === 400) return { kind: 'BadRequest', error: badRequest };
  return {
    kind: kindOf(reason, StatusCode),
    call,
    ...(typeof Message === 'string' && isForVisitors(Message) && { message: Message }),
  };
}

/** Longer messages are reports of a program. */
const MAX_MESSAGE = 200;

/** Returns true for a message in the bank's words: one line, without markup or the names of a program. */
const isForVisitors = (message: string): boolean =>
  message.trim() !== '' && message.length <= MAX_MESSAGE && !/[\n<>{}]|\w(?:Exception|Error)\b/.test(message);

function kindOf({ kind, body }: CallFailure & { readonly body: unknown }, statusCode: unknown): CommonKind {
  if (kind !== 'Unreadable') return 'HttpError';
  if (typeof body !== 'object' || body === null) return 'Unexpected';
  return statusCode === 200 ? 'InvalidResponse' : 'ApiError';
}

const messageFieldsOf = (body: unknown): { readonly StatusCode?: unknown; readonly Message?: unknown } =>
  typeof body === 'object' && body !== null ? body : {};
