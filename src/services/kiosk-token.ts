import { authStore } from './auth-state.ts';
import type { CallFailure, CallOptions } from './call-service.ts';
import { lazyCall } from './lazy-call.ts';
import type { Result } from './result.ts';

const callKioskToken = lazyCall(async () => (await import('./kiosk-calls.ts')).callKioskToken);

/** Asks for a token of the kiosk's own and keeps it in the auth store, where its calls find it. Once a page. */
export async function requestKioskToken(options?: CallOptions): Promise<Result<string, CallFailure>> {
  const answer = await callKioskToken({}, options);
  if (answer.ok) authStore.signIn(answer.value);
  return answer;
}
