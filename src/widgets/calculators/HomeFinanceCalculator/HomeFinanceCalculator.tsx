import { FinanceCalculator } from '#src/features/calculator/finance/FinanceCalculator.tsx';
import { lazyCall } from '#src/services/lazy-call.ts';
import type { HomeFinanceCalculatorProps } from './HomeFinanceCalculator.widget.ts';

const calculate = lazyCall(async () => (await import('./calculate.ts')).calculate);

/** Renders the calculator of a home's monthly and total cost, from the bank's service, with the repayment schedule. */
export function HomeFinanceCalculator(props: HomeFinanceCalculatorProps) {
  const { fields, phrases, params } = props;
  return (
    <FinanceCalculator
      {...props}
      name="HomeFinanceCalculator"
      defaultNationality={params.DefaultNationality}
      purchase={{
        heading: phrases.home_about,
        priceLabel: phrases.home_value,
        priceHint: phrases.home_value_hint,
        priceName: 'propertyValue',
        priceError: phrases.Invalid_PropertyValue,
        feeLabel: phrases.home_fees,
        submitLabel: phrases.auto_calculate,
      }}
      calculate={(values, options) => calculate({ values, fields }, options)}
    />
  );
}
