/** Default number of lines of an answer shown before it is expanded. */
export const ANSWER_LINES = 8;

/** Parses the number of lines from a rendering's parameter; the default unless it is a whole number above 0. */
export function readAnswerLines(param: string): number {
  const lines = Number(param);
  return Number.isInteger(lines) && lines > 0 ? lines : ANSWER_LINES;
}
