import { cleanLine } from '#sitecore/rules/forms/canonical-value.ts';

/** The Arabic article, which names of families begin with. */
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Letters that stand for a plain alif at the beginning of a word. */
const ALIF = /^[أإآٱ]/u;

const LATIN_TITLES = 'dr|mr|mrs|ms|miss|prof|eng|sir|sheikha?';
const ARABIC_TITLES = '(?:ال)?(?:دكتورة?|مهندسة?|أستاذة?|شيخة?)|معالي|سعادة';

/** A title before a name: one of these, or Arabic letters with full stops. */
const TITLE = new RegExp(`^(?:(?:${LATIN_TITLES})\\.?|${ARABIC_TITLES}|(?:\\p{Script=Arabic}{1,4}\\.)+)$`, 'iu');
/** A title that its name follows without a blank: "د.منيرة". */
const JOINED_TITLE = new RegExp(`^(?:(?:${LATIN_TITLES}|\\p{Script=Arabic}{1,4})\\.)+(?=\\p{L}{2})`, 'iu');

/**
 * Returns the first letters of the first and the last word of a name, with a space between: "م س" of منيرة السبيعي. One letter
 * of a single word, an empty text without letters. Titles do not count: د. and Dr.
 */
export function initialsOf(name: string): string {
  const all = cleanLine(name)
    .split(' ')
    .map((word) => word.replace(JOINED_TITLE, ''))
    .filter((word) => /^\p{L}/u.test(word));
  const first = all.findIndex((word) => !TITLE.test(word));
  const words = first === -1 ? all : all.slice(first);
  const ends = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  return ends.map(firstLetter).join(' ');
}

const firstLetter = (word: string): string => {
  const [letter = ''] = word.replace(ARTICLE, '').replace(ALIF, 'ا');
  return letter.toUpperCase();
};
