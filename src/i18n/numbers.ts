import type { Language } from '#sitecore/definitions/language.ts';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { INTL_TAGS } from './language.ts';

export interface NumberFormat {
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
export function formatMinimalDecimals(value: number, language: Language): string {
  const [, fraction = ''] = String(roundHalfUp(value, 2)).split('.');
  return formatNumber(value, language, { decimals: fraction.length });
}

/** Hundredths with the language's sign: 8.9 becomes "٨٫٩٠٪", "8.90%". In Arabic the sign stands at the left (LOOK §5.3). */
export const formatPercent = (percent: number, language: Language, { decimals = 2 }: NumberFormat = {}): string =>
  formatOf(language, 'percent', decimals).format(roundHalfUp(percent, decimals) / 100);

/** The figure of an amount in riyals, to stand beside the sign. */
export const formatMoney = (amount: number, language: Language, format?: NumberFormat): string =>
  formatNumber(amount, language, format);
