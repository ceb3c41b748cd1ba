import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';
import { formatNumber } from './numbers.ts';
import { fill } from './phrase.ts';

/** Dictionary keys of the six plural forms of a phrase. */
export type PluralKeys<Stem extends string> = `${Stem}_${Intl.LDMLPluralRule}`;

/** Returns the dictionary keys of the plural forms of a phrase. */
export const pluralKeys = <Stem extends string>(stem: Stem): readonly PluralKeys<Stem>[] =>
  PLURAL_FORMS.map((form): PluralKeys<Stem> => `${stem}_${form}`);

/**
 * Returns the dictionary keys without the plural forms that a language does not have; English has `one` and `other` of the
 * six, and `zero`, which both languages have for nothing.
 */
export function keysInLanguage<Key extends string>(keys: readonly Key[], language: Language): readonly Key[] {
  const { pluralCategories } = new Intl.PluralRules(INTL_TAGS[language]).resolvedOptions();
  const foreign = PLURAL_FORMS.filter((form) => form !== 'zero' && !pluralCategories.includes(form));
  const declared = new Set<string>(keys);
  return keys.filter((key) => {
    const form = foreign.find((one) => key.endsWith(`_${one}`));
    return form === undefined || !PLURAL_FORMS.every((one) => declared.has(key.slice(0, -form.length) + one));
  });
}

const PLURAL_FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Returns the plural form of a phrase for a count, `zero` for 0 in both languages; `{n}` becomes the count in the language's digits. */
export function plural<Stem extends string>(
  phrases: Readonly<Record<PluralKeys<Stem>, string>>,
  stem: Stem,
  count: number,
  language: Language,
): string {
  const form = count === 0 ? 'zero' : new Intl.PluralRules(INTL_TAGS[language]).select(count);
  const key: PluralKeys<Stem> = `${stem}_${form}`;
  return fill(phrases[key], { n: formatNumber(count, language) });
}
