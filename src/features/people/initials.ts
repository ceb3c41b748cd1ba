/** The Arabic article, which names of families begin with. */
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Letters that stand for a plain alif at the beginning of a word. */
const ALIF = /^[أإآٱ]/u;

/**
 * Returns the first letters of the first and the last word of a name, with a space between: "م س" of منيرة السبيعي. One letter
 * of a single word, an empty text without letters.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return ends.map(firstLetter).join(' ');
}

const firstLetter = (word: string): string => {
  const [letter = ''] = word.replace(ARTICLE, '').replace(ALIF, 'ا');
  return letter.toUpperCase();
};
