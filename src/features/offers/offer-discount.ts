import type { Language } from '#sitecore/definitions/language.ts';
import { formatMinimalDecimals, formatPercent } from '#src/i18n/numbers.ts';

const PERCENT_SIGN = /[%٪]/g;

/**
 * Returns a discount in percent as visitors read it, with the sign where an author left it out: "30", "30%" and 30 become
 * "٣٠٪" and "30%". A text that is no number keeps its words; an empty one stays empty.
 */
export function formatDiscount(discount: string | number | null, language: Language): string {
  const text = `${discount ?? ''}`.trim();
  if (text === '') return '';
  const percent = Number(text.replace(PERCENT_SIGN, ''));
  if (Number.isNaN(percent)) return /[%٪]/.test(text) ? text : `${text}%`;
  const [, fraction = ''] = formatMinimalDecimals(percent, 'en').split('.');
  return formatPercent(percent, language, { decimals: fraction.length });
}
