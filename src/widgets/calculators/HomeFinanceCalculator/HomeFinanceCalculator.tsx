import { FinanceCalculator } from '#src/features/calculator/FinanceCalculator.tsx';
import { lazyCall } from '#src/services/lazy-call.ts';
import type { HomeFinanceCalculatorProps } from './HomeFinanceCalculator.widget.ts';

const calculate = lazyCall(async () => (await import('./calculate-home-finance.ts')).calculate);

/** What a home costs a month and in all, by the bank's own reckoning, with its schedule. */
export function HomeFinanceCalculator(props: HomeFinanceCalculatorProps) {
  const { fields, phrases, params } = props;
  return (
    <FinanceCalculator
      {...props}
      name="HomeFinanceCalculator"
      defaultNationality={params.DefaultNationality}
      purchase={{
        about: phrases.home_about,
        price: phrases.home_value,
        priceHint: phrases.home_value_hint,
        wrongPrice: phrases.Invalid_PropertyValue,
        fee: phrases.home_fees,
        act: phrases.auto_calculate,
      }}
      reckon={(entries, options) => calculate({ entries, fields }, options)}
    />
  );
}
