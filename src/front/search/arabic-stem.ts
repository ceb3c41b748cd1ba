/** Articles and the prepositions before them, of a folded word. */
const ARTICLES = ['وبال', 'وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'ال'];

/** Endings of a folded word: pronouns, plurals, feminine and relative forms, the longest first. */
const ENDINGS = [
  ...['اتها', 'اتهم', 'اتكم', 'اتنا', 'تها', 'تهم', 'تكم', 'تنا', 'يات', 'اتي', 'اتك', 'اته'],
  ...['ات', 'ون', 'ين', 'ان', 'يه', 'ها', 'هم', 'كم', 'نا', 'تي', 'ته', 'تك', 'ه', 'ي', 'ك', 'ا'],
];

/** Letters that a stem has at least, and those of it where an ending with the ت of a feminine word goes. */
const LEAST = 3;
const LEAST_FEMININE = 4;

/** Endings that a word may have in turn: معلومات, and with a pronoun معلوماتي. */
const MOST_ENDINGS = 2;

/**
 * Returns the light stem of a word that foldText has folded: without conjunction and article, possessive, plural, feminine and relative
 * endings. A broken plural has a stem of its own. It does not take single letters from the front but و and ل before four others: the ب of
 * بطاقة is no preposition.
 */
export function arabicStem(word: string): string {
  // Once more after the article, so that وظائف and الوظائف have one stem: the first loses its own و too.
  let stem = withoutConjunction(withoutArticle(withoutConjunction(word)));
  for (let count = 0; count < MOST_ENDINGS; count += 1) {
    const shorter = withoutEnding(stem);
    if (shorter === stem) break;
    stem = shorter;
  }
  return stem;
}

const withoutConjunction = (word: string): string =>
  /^[ول]/.test(word) && word.length > LEAST + 1 && !ARTICLES.some((article) => word.startsWith(article))
    ? word.slice(1)
    : word;

/** Returns a folded word without its article; without a second one too: الإلكتروني begins as with two. */
export function withoutArticle(word: string): string {
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length - one.length >= LEAST);
  return article === undefined ? word : withoutArticle(word.slice(article.length));
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((one) => {
    const least = one.length > 1 && one.startsWith('ت') ? LEAST_FEMININE : LEAST;
    return word.endsWith(one) && word.length - one.length >= least;
  });
  return ending === undefined ? word : word.slice(0, -ending.length);
}
