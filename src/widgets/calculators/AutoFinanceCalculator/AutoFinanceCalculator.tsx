import { FinanceCalculator } from '#src/features/calculator/finance/FinanceCalculator.tsx';
import { lazyCall } from '#src/services/lazy-call.ts';
import type { AutoFinanceCalculatorProps } from './AutoFinanceCalculator.widget.ts';

const calculate = lazyCall(async () => (await import('./calculate-auto-finance.ts')).calculate);

/** What a car costs a month and in all, by the bank's own reckoning, with its schedule. */
export function AutoFinanceCalculator(props: AutoFinanceCalculatorProps) {
  const { phrases, params } = props;
  return (
    <FinanceCalculator
      {...props}
      name="AutoFinanceCalculator"
      defaultNationality={params.DefaultNationality}
      purchase={{
        heading: phrases.auto_about_car,
        priceLabel: phrases.auto_car_value,
        priceHint: phrases.auto_car_value_hint,
        priceError: phrases.Invalid_CarValue,
        submitLabel: phrases.auto_calculate,
      }}
      calculate={(entries, options) => calculate({ entries, ...props }, options)}
    />
  );
}
