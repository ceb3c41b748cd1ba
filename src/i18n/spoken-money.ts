import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';
import { formatMoney, type NumberFormat } from './numbers.ts';

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  ar: new Intl.PluralRules(INTL_TAGS.ar),
  en: new Intl.PluralRules(INTL_TAGS.en),
};

type Phrases = Readonly<Record<Intl.LDMLPluralRule, (figure: string) => string>>;

/** Arabic plural forms; one and two riyals are words without a figure. */
const ARABIC: Phrases = {
  zero: (figure) => `${figure} ريال سعودي`,
  one: () => 'ريال سعودي واحد',
  two: () => 'ريالان سعوديان',
  few: (figure) => `${figure} ريالات سعودية`,
  many: (figure) => `${figure} ريالاً سعودياً`,
  other: (figure) => `${figure} ريال سعودي`,
};
const riyals = (figure: string) => `${figure} Saudi riyals`;
const ENGLISH: Phrases = {
  zero: riyals,
  one: (figure) => `${figure} Saudi riyal`,
  two: riyals,
  few: riyals,
  many: riyals,
  other: riyals,
};
const PHRASES: Readonly<Record<Language, Phrases>> = { ar: ARABIC, en: ENGLISH };

/**
 * Returns an amount in words for assistive technology: "١٢٠٬٠٠٠ ريال سعودي", "٣ ريالات سعودية", "120,000 Saudi
 * riyals".
 */
export function spokenMoney(value: number, language: Language, { decimals = 0 }: NumberFormat = {}): string {
  const plural = PLURALS[language].select(Math.abs(roundHalfUp(value, decimals)));
  return PHRASES[language][plural](formatMoney(value, language, { decimals }));
}
