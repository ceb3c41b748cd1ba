/** Why something failed, in one line for the log; a failed fetch keeps its reason in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}
