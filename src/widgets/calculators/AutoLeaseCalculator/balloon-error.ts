import type { Language } from '#sitecore/definitions/language.ts';
import { exceededBalloonBound } from '#src/domain/calculators/auto-lease.ts';
import { formatPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { type AutoLeaseValues, inputsOf } from './values.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

/** Returns the error of the balloon payment, which names the bound that it exceeds. */
export function balloonError(
  values: AutoLeaseValues,
  phrases: AutoLeaseCalculatorProps['phrases'],
  language: Language,
): string {
  const bound = exceededBalloonBound(inputsOf(values));
  if (!bound) return phrases.Invalid_BalloonPayment;
  const amount = spokenMoney(bound.amount, language, { decimals: Number.isInteger(bound.amount) ? 0 : 2 });
  if (bound.kind === 'financed') return fill(phrases.Invalid_BalloonPayment_Financed, { amount });
  const percent = formatPercent(bound.percent, language, { decimals: 0 });
  return fill(phrases.Invalid_BalloonPayment_Share, { percent, amount });
}
