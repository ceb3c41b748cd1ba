import { maxBalloon, salaryBank } from '#sitecore/rules/finance/auto-lease.ts';
import { exceededBalloonBound } from '#src/domain/calculators/auto-lease.ts';
import { SubmitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import type { ValuesOf } from '#src/features/form/schema.ts';
import { formatNumber, formatPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { calculator } from './AutoLeaseCalculator.form.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

const load = async () => (await import('./AutoLeaseCalculator.submit.tsx')).submission;

/** Renders the calculator of a pre-owned car's lease: its monthly and total cost, within the salary's limit. */
export const AutoLeaseCalculator = (props: AutoLeaseCalculatorProps) => (
  <SubmitCalculator
    calculator={calculator}
    load={load}
    widget={props}
    extras={(values) => ({ balloonPayment: balloonTexts(values, props) })}
  />
);

/** Returns the note and the error of the balloon payment, which name its bound. */
function balloonTexts(values: ValuesOf<typeof calculator>, { phrases, page }: AutoLeaseCalculatorProps) {
  const { language } = page;
  const carValue = readNumber(values.carValue);
  if (carValue === null) return {};
  const { salaryBank: bank } = values;
  const most = formatNumber(Math.floor(maxBalloon(carValue, salaryBank(bank))), language);
  const note = fill(phrases.lease_most, { amount: most });
  const bound = exceededBalloonBound({
    carValue,
    balloonPayment: readNumber(values.balloonPayment),
    downPayment: readNumber(values.downPayment),
    salaryBank: bank,
  });
  if (!bound) return { note };
  const amount = spokenMoney(bound.amount, language, { decimals: Number.isInteger(bound.amount) ? 0 : 2 });
  if (bound.kind === 'financed') return { note, invalid: fill(phrases.Invalid_BalloonPayment_Financed, { amount }) };
  const percent = formatPercent(bound.percent, language, { decimals: 0 });
  return { note, invalid: fill(phrases.Invalid_BalloonPayment_Share, { percent, amount }) };
}
