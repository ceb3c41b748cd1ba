/** How many lines of an answer stand before the rest is asked for. */
export const ANSWER_LINES = 8;

/** The lines that a block's parameter asks for; the usual number where it names no whole number above zero. */
export function readAnswerLines(param: string): number {
  const lines = Number(param);
  return Number.isInteger(lines) && lines > 0 ? lines : ANSWER_LINES;
}
