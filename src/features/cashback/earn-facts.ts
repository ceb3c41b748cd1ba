import type { Language } from '#sitecore/definitions/language.ts';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { formatPercent } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';

/** Formats a rate in percent with as many decimals as it has, at most 2: "٥٪", "0.25%". */
export function plainPercent(percent: number, language: Language): string {
  const [, decimals = ''] = `${roundHalfUp(percent, 2)}`.split('.');
  return formatPercent(percent, language, { decimals: decimals.length });
}

/** Returns a phrase about an authored amount, "up to {amount}"; none when the amount is not above 0. */
export function amountFact(phrase: string, authored: string, language: Language): readonly string[] {
  const amount = authoredNumber(authored);
  return amount > 0 ? [fill(phrase, { amount: spokenMoney(amount, language) })] : [];
}
