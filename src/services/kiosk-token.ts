import { sessionOf } from './auth-state.ts';
import type { CallFailure, CallOptions } from './call-service.ts';
import type { EnrolmentInput } from './kiosk-calls.ts';
import { lazyCall } from './lazy-call.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';

const callKioskToken = lazyCall(async () => (await import('./kiosk-calls.ts')).callKioskToken);
const callEnrolKiosk = lazyCall(async () => (await import('./kiosk-calls.ts')).callEnrolKiosk);

/** Requests a kiosk token and stores it in its session, where the kiosk's calls read it. Call once per page. */
export async function requestKioskToken(options?: CallOptions): Promise<Result<string, CallFailure>> {
  const result = await callKioskToken({}, options);
  if (result.ok) sessionOf('kiosk').signIn(result.value);
  return result;
}

/** Returns true when the bank gives no token because this browser is not enrolled as a kiosk. */
export const isNotEnrolled = (reason: CallFailure): boolean => reason.kind === 'Refused' && reason.status === 403;

/** Reasons for which a browser is not enrolled. */
export type EnrolmentFailure = 'WrongCode' | 'TooManyAttempts' | 'Failed';

/** Enrols this browser as a kiosk of a branch with a code of its staff. */
export async function enrolKiosk(
  input: EnrolmentInput,
  options?: CallOptions,
): Promise<Result<true, EnrolmentFailure>> {
  const result = await callEnrolKiosk(input, options);
  if (result.ok) return result;
  const { failure: reason } = result;
  if (reason.kind === 'Refused') return failure('WrongCode');
  return failure(reason.kind === 'TooManyRequests' ? 'TooManyAttempts' : 'Failed');
}
