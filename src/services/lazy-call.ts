import { SERVICE_TIMEOUT_MS } from '#src/config/timings/services.ts';
import type { CallFailure, CallOptions } from './call-service.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';

/** A service call that returns the site's view of the response. Never rejects. */
type ServiceCall<Request, View, Failure> = (request: Request, options?: CallOptions) => Promise<Result<View, Failure>>;

/**
 * Returns a service call whose code loads with its first use: most visitors make no call, and contracts and parsers
 * are half of a calculator's code. When the code does not load, the call fails as unreachable or timed out.
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
