/** A failure that a person can act on: its message is the one line that is printed. */
export class Fault extends Error {}

/** Prints a line of progress on stdout. */
export const say = (line) => console.log(`rukn: ${line}`);

/** Prints a failure on stderr: a Fault as its one line, a bug with its stack. */
export function complain(error) {
  console.error(error instanceof Fault ? `rukn: ${error.message}` : error);
}
