import { authStore } from './auth-state.ts';
import type { CallFailure, CallOptions } from './call-service.ts';
import { onDemand } from './on-demand.ts';
import type { Result } from './result.ts';

const askForToken = onDemand(async () => (await import('./kiosk-calls.ts')).askForToken);

/** Asks for a token of the kiosk's own and keeps it in the auth store, where its calls find it. Once a page. */
export async function kioskToken(options?: CallOptions): Promise<Result<string, CallFailure>> {
  const answer = await askForToken({}, options);
  if (answer.ok) authStore.signIn(answer.value);
  return answer;
}
