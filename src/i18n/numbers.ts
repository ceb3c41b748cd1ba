import type { Language } from '#sitecore/definitions/language.ts';
import { roundHalfUp } from '#sitecore/contracts/values/rounding.ts';
import { INTL_TAGS } from './language.ts';

interface NumberFormat {
  /** How many decimals are shown, always all of them. */
  readonly decimals?: number;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A language's format, made once: making one costs far more than using it. */
function formatOf(language: Language, style: 'decimal' | 'percent', decimals: number): Intl.NumberFormat {
  const key = `${language} ${style} ${decimals}`;
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(INTL_TAGS[language], {
    style,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, format);
  return format;
}

/** A number in the language's digits, grouped: "١٢٠٬٠٠٠", "120,000". */
export const formatNumber = (value: number, language: Language, { decimals = 0 }: NumberFormat = {}): string =>
  formatOf(language, 'decimal', decimals).format(roundHalfUp(value, decimals));

/** The same with no more decimals than it needs, of at most two: "٤٫١١", "12.5", "51,740". */
export function formatBriefly(value: number, language: Language): string {
  const [, fraction = ''] = String(roundHalfUp(value, 2)).split('.');
  return formatNumber(value, language, { decimals: fraction.length });
}

/** Hundredths with the language's sign: 8.9 becomes "٨٫٩٠٪", "8.90%". In Arabic the sign stands at the left (LOOK §5.3). */
export const formatPercent = (percent: number, language: Language, { decimals = 2 }: NumberFormat = {}): string =>
  formatOf(language, 'percent', decimals).format(roundHalfUp(percent, decimals) / 100);

/** The figure of an amount in riyals, to stand beside the sign. */
export const formatMoney = (amount: number, language: Language, format?: NumberFormat): string =>
  formatNumber(amount, language, format);

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  ar: new Intl.PluralRules(INTL_TAGS.ar),
  en: new Intl.PluralRules(INTL_TAGS.en),
};

type Phrases = Readonly<Record<Intl.LDMLPluralRule, (figure: string) => string>>;

/** One and two riyals are words of their own in Arabic and take no figure. */
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

/** An amount as it is heard: "١٢٠٬٠٠٠ ريال سعودي", "٣ ريالات سعودية", "120,000 Saudi riyals". */
export function spokenMoney(value: number, language: Language, { decimals = 0 }: NumberFormat = {}): string {
  const plural = PLURALS[language].select(Math.abs(roundHalfUp(value, decimals)));
  return PHRASES[language][plural](formatMoney(value, language, { decimals }));
}
