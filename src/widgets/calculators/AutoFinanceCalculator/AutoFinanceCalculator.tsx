import { FinanceCalculator } from '#src/features/calculator/finance/FinanceCalculator.tsx';
import { lazyCall } from '#src/services/lazy-call.ts';
import type { AutoFinanceCalculatorProps } from './AutoFinanceCalculator.widget.ts';

const calculate = lazyCall(async () => (await import('./calculate.ts')).calculate);

/** Renders the calculator of a car's monthly and total cost, from the bank's service, with the repayment schedule. */
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
        priceName: 'carValue',
        priceError: phrases.Invalid_CarValue,
        submitLabel: phrases.auto_calculate,
      }}
      calculate={(values, options) => calculate({ values, ...props }, options)}
    />
  );
}
