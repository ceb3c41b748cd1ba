import { SERVICE_TIMEOUT_MS } from '#src/config/timings.ts';
import type { CallFailure, CallOptions } from './call-service.ts';
import { failure, type Result } from './result.ts';

/** Makes one of the bank's calls and gives what the site makes of its answer. Never rejects. */
type ServiceCall<Request, View, Failure> = (request: Request, options?: CallOptions) => Promise<Result<View, Failure>>;

/**
 * A client whose code comes with its first call: most visitors of a page make none, and contracts with what reads them
 * are half of what a calculator weighs. Without its code it answers as if the bank could not be reached, or not in time.
 */
export const lazyCall =
  <Request, View, Failure = CallFailure>(
    load: () => Promise<ServiceCall<Request, View, Failure>>,
  ): ServiceCall<Request, View, Failure | CallFailure> =>
  async (request, options) => {
    const loaded = load().catch(() => failWith('Unreachable'));
    const client = await Promise.race([loaded, timedOut().then(() => failWith('TimedOut'))]);
    return client(request, options);
  };

const failWith = (kind: 'Unreachable' | 'TimedOut') => () => Promise.resolve(failure({ kind }));

const timedOut = (): Promise<unknown> =>
  new Promise((resolve) => {
    AbortSignal.timeout(SERVICE_TIMEOUT_MS).addEventListener('abort', resolve);
  });
