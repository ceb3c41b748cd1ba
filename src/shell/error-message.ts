/**
 * Returns the messages of an error and its causes in one line for the log. For failures to load content only: messages about
 * a visitor's request may repeat its values; use `redactedLine` there.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${errorMessage(error.cause)})` : error.message;
}
