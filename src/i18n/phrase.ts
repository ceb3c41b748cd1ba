import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';
import { formatNumber } from './numbers.ts';

/** Puts values into a phrase of the dictionary: `{name}` becomes the value of that name. */
export const fill = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** The six forms that a counted phrase has in Arabic, each a key of the dictionary. */
export type PluralKeys<Stem extends string> = `${Stem}_${Intl.LDMLPluralRule}`;

/** A counted phrase in the form that its number takes; `{n}` is the number in the language's digits. */
export function plural<Stem extends string>(
  words: Readonly<Record<PluralKeys<Stem>, string>>,
  stem: Stem,
  count: number,
  language: Language,
): string {
  const form = new Intl.PluralRules(INTL_TAGS[language]).select(count);
  const key: PluralKeys<Stem> = `${stem}_${form}`;
  return fill(words[key], { n: formatNumber(count, language) });
}
