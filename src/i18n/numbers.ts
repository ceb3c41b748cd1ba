import type { Language } from '#sitecore/definitions/language.ts';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { INTL_TAGS } from './language.ts';

export interface NumberFormat {
  /** Number of decimals, all of them shown. */
  readonly decimals?: number;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached format; creating one costs far more than formatting. */
function formatOf(language: Language, style: 'decimal' | 'percent', decimals: number): Intl.NumberFormat {
  const key = `${language} ${style} ${decimals}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(INTL_TAGS[language], {
    style,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, format);
  return format;
}

/** Formats a number in the language's digits, grouped: "١٢٠٬٠٠٠", "120,000". */
export const formatNumber = (value: number, language: Language, { decimals = 0 }: NumberFormat = {}): string =>
  formatOf(language, 'decimal', decimals).format(roundHalfUp(value, decimals));

/** Formats a number with the decimals that it has, at most two: "٤٫١١", "12.5", "51,740". */
export function formatMinimalDecimals(value: number, language: Language): string {
  const [, fraction = ''] = String(roundHalfUp(value, 2)).split('.');
  return formatNumber(value, language, { decimals: fraction.length });
}

/**
 * Formats hundredths with the language's sign: 8.9 becomes "٨٫٩٠٪", "8.90%"; in Arabic the sign is on the left (LOOK
 * §5.3).
 */
export const formatPercent = (percent: number, language: Language, { decimals = 2 }: NumberFormat = {}): string =>
  formatOf(language, 'percent', decimals).format(roundHalfUp(percent, decimals) / 100);

/** Formats a rate in percent with as many decimals as it has, at most 2: "٥٪", "0.25%". */
export function plainPercent(percent: number, language: Language): string {
  const [, decimals = ''] = `${roundHalfUp(percent, 2)}`.split('.');
  return formatPercent(percent, language, { decimals: decimals.length });
}

/** Formats an amount in riyals, without the sign. */
export const formatMoney = (amount: number, language: Language, format?: NumberFormat): string =>
  formatNumber(amount, language, format);
