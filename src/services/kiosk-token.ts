import { sessionOf } from './auth-state.ts';
import type { CallFailure, CallOptions } from './call-service.ts';
import { lazyCall } from './lazy-call.ts';
import type { Result } from '#sitecore/contracts/result.ts';

const callKioskToken = lazyCall(async () => (await import('./kiosk-calls.ts')).callKioskToken);

/** Requests a kiosk token and stores it in its session, where the kiosk's calls read it. Call once per page. */
export async function requestKioskToken(options?: CallOptions): Promise<Result<string, CallFailure>> {
  const result = await callKioskToken({}, options);
  if (result.ok) sessionOf('kiosk').signIn(result.value);
  return result;
}
