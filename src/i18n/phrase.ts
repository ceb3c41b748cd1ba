import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';
import { formatNumber } from './numbers.ts';

/** Replaces each `{name}` in a phrase with the value of that name; a name without value stays. */
export const fill = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Dictionary keys of the six plural forms of a phrase. */
export type PluralKeys<Stem extends string> = `${Stem}_${Intl.LDMLPluralRule}`;

/** Returns the plural form of a phrase for a count; `{n}` becomes the count in the language's digits. */
export function plural<Stem extends string>(
  phrases: Readonly<Record<PluralKeys<Stem>, string>>,
  stem: Stem,
  count: number,
  language: Language,
): string {
  const form = new Intl.PluralRules(INTL_TAGS[language]).select(count);
  const key: PluralKeys<Stem> = `${stem}_${form}`;
  return fill(phrases[key], { n: formatNumber(count, language) });
}
