import type { Language } from '#sitecore/definitions/language.ts';

/** Number of words in the first line, by language; Arabic words are longer. */
const FIRST_LINE: Readonly<Record<Language, number>> = { ar: 3, en: 4 };

/** Returns a title's first line and the rest; the rest is empty for a short title or one with its own line breaks. */
export function splitTitle(title: string, language: Language): readonly [string, string] {
  const words = title.trim().split(/\s+/);
  const count = FIRST_LINE[language];
  if (title.includes('\n') || words.length <= count) return [title, ''];
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
