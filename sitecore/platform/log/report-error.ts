import type { Logger } from 'pino';
import { LoggableError, redactError } from '#sitecore/log/redact-error.ts';

interface Report {
  /** The event that failed, in the program's own words. */
  readonly event: string;
  /** Fields beside the error, such as the request's id; no value of a request but that. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly level?: 'warn' | 'error' | 'fatal';
}

/**
 * Logs an error without what a visitor sent: class, code, table, cause and stack frames. Lint allows no other way for an
 * error into the platform's log.
 */
export function reportError(logger: Logger, error: unknown, { event, fields, level = 'error' }: Report): void {
  if (error instanceof LoggableError) logger[level](fields ?? {}, error.message);
  else logger[level]({ ...fields, err: redactError(error) }, event);
}
