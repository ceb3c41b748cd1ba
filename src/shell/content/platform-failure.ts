import { z } from 'zod';

/** Failure of the content platform: no response, or not the requested content. */
class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';
  /** HTTP status of the response; undefined when there was none. */
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

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
    return new PlatformFailure(`${what}: ${reason}`, undefined, error);
  }
  const { status, statusText, errors = [] } = read.data.response;
  const description = errors.map(({ message }) => message).join('; ') || statusText;
  return new PlatformFailure(`${what}: ${[status, description].filter(Boolean).join(' ')}`, status, error);
}
