import { z } from 'zod';

/** The content platform did not answer, or not with what was asked for. */
class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';
  /** The status of its answer; undefined when there was none. */
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Tells whether the content platform is to blame; by name, since Next bundles each page with a class of its own. */
export const isPlatformFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PlatformFailure';

/** What the SDK rejects with: over GraphQL an error with the answer, over REST a plain object or an error with one. */
const sdkError = z.object({
  response: z.object({
    status: z.number().optional(),
    statusText: z.string().optional(),
    errors: z.array(z.object({ message: z.string() })).optional(),
  }),
});

/** Makes every way in which the SDK's services fail the same error, which says what was asked for and why it failed. */
export const withPlatformFailure =
  <A extends readonly unknown[], R>(what: string, call: (...asked: A) => Promise<R>): ((...asked: A) => Promise<R>) =>
  async (...asked) => {
    try {
      return await call(...asked);
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
  const words = errors.map(({ message }) => message).join('; ') || statusText;
  return new PlatformFailure(`${what}: ${[status, words].filter(Boolean).join(' ')}`, status, error);
}
