/** Maximum length of an uncut title, in graphemes. */
const MAX_UNCUT = 15;
/** Length to which a longer title is cut, in graphemes. */
const CUT_TO = 25;

/** Counts a letter with its diacritics as one. */
const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** Returns the title for the site map: one of more than 15 graphemes is cut to 25 and ends in an ellipsis. */
export function shortenTitle(title: string): string {
  const all = [...graphemes.segment(title)].map(({ segment }) => segment);
  return all.length <= MAX_UNCUT ? title : `${all.slice(0, CUT_TO).join('')}…`;
}
