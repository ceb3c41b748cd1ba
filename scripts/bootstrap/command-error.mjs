/** A failure that the user can act on: its message is printed as one line. */
export class CommandError extends Error {}

/** Prints a line of progress on stdout. */
export const logStep = (line) => console.log(`rukn: ${line}`);

/** Prints a failure on stderr: a CommandError as its one line, a bug with its stack. */
export function reportError(error) {
  console.error(error instanceof CommandError ? `rukn: ${error.message}` : error);
}
