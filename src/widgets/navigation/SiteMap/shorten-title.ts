/** A longer title is cut … */
const LONGEST_WHOLE = 15;
/** … to this many letters. */
const CUT_TO = 25;

/** A letter together with the signs on it is one. */
const letters = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** A title as the site map shows it: one of more than 15 letters is cut to 25 and ends in an ellipsis. */
export function shortenTitle(title: string): string {
  const all = [...letters.segment(title)].map(({ segment }) => segment);
  return all.length <= LONGEST_WHOLE ? title : `${all.slice(0, CUT_TO).join('')}…`;
}
