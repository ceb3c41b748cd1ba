/**
 * Returns the messages of an error and its causes in one line for the log. For failures to load content only: where a visitor's
 * entries are under way a message may repeat them, and `redactedLine` is logged.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${errorMessage(error.cause)})` : error.message;
}
