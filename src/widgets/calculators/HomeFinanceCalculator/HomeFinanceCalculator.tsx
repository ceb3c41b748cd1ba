import { FinanceCalculator } from '#src/features/calculator/FinanceCalculator.tsx';
import { onDemand } from '#src/services/on-demand.ts';
import type { HomeFinanceCalculatorProps } from './HomeFinanceCalculator.widget.ts';

const calculate = onDemand(async () => (await import('./calculate-home-finance.ts')).calculate);

/** What a home costs a month and in all, by the bank's own reckoning, with its schedule. */
export function HomeFinanceCalculator(props: HomeFinanceCalculatorProps) {
  const { fields, words, params } = props;
  return (
    <FinanceCalculator
      {...props}
      name="HomeFinanceCalculator"
      defaultNationality={params.DefaultNationality}
      purchase={{
        about: words.home_about,
        price: words.home_value,
        priceHint: words.home_value_hint,
        wrongPrice: words.Invalid_PropertyValue,
        fee: words.home_fees,
        act: words.auto_calculate,
      }}
      reckon={(entries, options) => calculate({ entries, fields }, options)}
    />
  );
}
