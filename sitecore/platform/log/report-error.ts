import type { Logger } from 'pino';
import { LoggableError, redactError } from '#sitecore/log/redact-error.ts';

interface Report {
  /** Fixed text that names the failed event. */
  readonly event: string;
  /** Fields beside the error, such as the request id; no other value of a request. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly level?: 'warn' | 'error' | 'fatal';
}

/**
 * Logs class, code, table, cause and stack frames of an error, and no values of a request. Lint forbids any other way to
 * log an error in the platform.
 */
export function reportError(logger: Logger, error: unknown, { event, fields, level = 'error' }: Report): void {
  if (error instanceof LoggableError) logger[level](fields ?? {}, error.message);
  else logger[level]({ ...fields, err: redactError(error) }, event);
}
