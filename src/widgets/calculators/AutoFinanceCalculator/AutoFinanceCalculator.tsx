import type { WidgetProps } from '#src/cms/widget.ts';
import { type AutoFinanceTerms, autoFinanceParts, autoFinanceRequest } from '#src/domain/calculators/auto-finance.ts';
import { FinanceCalculator } from '#src/features/calculator/FinanceCalculator.tsx';
import { readNumber } from '#src/i18n/typed-number.ts';
import { reckonAutoFinance } from '#src/services/calculators.ts';
import type { widget } from './AutoFinanceCalculator.widget.ts';

type AutoFinanceProps = WidgetProps<typeof widget>;

/** What a car costs a month and in all, by the bank's own reckoning, with its schedule. */
export function AutoFinanceCalculator(props: AutoFinanceProps) {
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
      service={{
        requestOf: (inputs) => autoFinanceRequest(inputs, termsOf(props)),
        ask: reckonAutoFinance,
        partsOf: autoFinanceParts,
      }}
    />
  );
}

/** What the author set, what was left empty as nothing; a cap of the fee only where there is one. */
const termsOf = ({ fields, params }: AutoFinanceProps): AutoFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceRate: fields.InsuranceRate ?? 0,
  depreciationRate: fields.DepriciationRate ?? 0,
  insuranceConstant: readNumber(params.InsuranceConstant) ?? 0,
});
