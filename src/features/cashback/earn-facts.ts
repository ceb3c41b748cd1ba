import type { Language } from '#sitecore/definitions/language.ts';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';

/** Returns a phrase about an authored amount, "up to {amount}"; none when the amount is not above 0. */
export function amountFact(phrase: string, authored: string, language: Language): readonly string[] {
  const amount = authoredNumber(authored);
  return amount > 0 ? [fill(phrase, { amount: spokenMoney(amount, language) })] : [];
}
