import { FinanceCalculator } from '#src/features/calculator/FinanceCalculator.tsx';
import { onDemand } from '#src/services/on-demand.ts';
import type { AutoFinanceCalculatorProps } from './AutoFinanceCalculator.widget.ts';

const calculate = onDemand(async () => (await import('./calculate-auto-finance.ts')).calculate);

/** What a car costs a month and in all, by the bank's own reckoning, with its schedule. */
export function AutoFinanceCalculator(props: AutoFinanceCalculatorProps) {
  const { words, params } = props;
  return (
    <FinanceCalculator
      {...props}
      name="AutoFinanceCalculator"
      defaultNationality={params.DefaultNationality}
      purchase={{
        about: words.auto_about_car,
        price: words.auto_car_value,
        priceHint: words.auto_car_value_hint,
        wrongPrice: words.Invalid_CarValue,
        act: words.auto_calculate,
      }}
      reckon={(entries, options) => calculate({ entries, ...props }, options)}
    />
  );
}
