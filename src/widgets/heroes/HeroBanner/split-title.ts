import type { Language } from '#sitecore/definitions/language.ts';

/** After how many words a title is split: Arabic words are longer. */
const FIRST_LINE: Readonly<Record<Language, number>> = { ar: 3, en: 4 };

/** A title's first line and the rest; no rest where it is short, or where its author broke its lines. */
export function splitTitle(title: string, language: Language): readonly [string, string] {
  const words = title.trim().split(/\s+/);
  const count = FIRST_LINE[language];
  if (title.includes('\n') || words.length <= count) return [title, ''];
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
