import { z } from 'zod';
import { errorMessage } from '../error-message.ts';

/** Failure of the content platform: no response, or not the requested content. */
class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';
  /** HTTP status of the response; undefined when there was none. */
  readonly status: number | undefined;
  /** The failure without the name of the requested content. */
  readonly reason: string;

  constructor(what: string, reason: string, status: number | undefined, cause: unknown) {
    super(`${what}: ${reason}`, { cause });
    this.reason = reason;
    this.status = status;
  }
}

/** Returns true for a failure of the content platform. Compares the name: Next bundles each page with a class of its own. */
export const isPlatformFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PlatformFailure';

/** Returns the reason of a failure for a log line that names the requested content itself. */
export const failureReason = (error: unknown): string =>
  error instanceof PlatformFailure ? error.reason : errorMessage(error);

/** Errors of the SDK: over GraphQL one with the response, over REST a plain object or an error with one. */
const sdkError = z.object({
  response: z.object({
    status: z.number().optional(),
    statusText: z.string().optional(),
    errors: z.array(z.object({ message: z.string() })).optional(),
  }),
});

/** Returns the call with all its errors converted to PlatformFailure; `what` names the requested content. */
export const withPlatformFailure =
  <A extends readonly unknown[], R>(what: string, call: (...args: A) => Promise<R>): ((...args: A) => Promise<R>) =>
  async (...args) => {
    try {
      return await call(...args);
    } catch (error) {
      throw failureOf(what, error);
    }
  };

function failureOf(what: string, error: unknown): PlatformFailure {
  const read = sdkError.safeParse(error);
  if (!read.success) {
    const reason = error instanceof Error ? error.message : String(error);
    return new PlatformFailure(what, reason, undefined, error);
  }
  const { status, statusText, errors = [] } = read.data.response;
  const description = errors.map(({ message }) => message).join('; ') || statusText;
  return new PlatformFailure(what, [status, description].filter(Boolean).join(' '), status, error);
}
