/** Returns the terms of an offer, one per line of the text: trimmed, without one leading dash, none of them blank. */
export const splitTerms = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^-\s*/, ''))
    .filter((term) => term !== '');
