import type { WidgetProps } from '#src/cms/widget.ts';
import { homeFinanceParts, homeFinanceRequest, type HomeFinanceTerms } from '#src/domain/calculators/home-finance.ts';
import { FinanceCalculator } from '#src/features/calculator/FinanceCalculator.tsx';
import { reckonHomeFinance } from '#src/services/calculators.ts';
import type { widget } from './HomeFinanceCalculator.widget.ts';

type HomeFinanceProps = WidgetProps<typeof widget>;

/** What a home costs a month and in all, by the bank's own reckoning, with its schedule. */
export function HomeFinanceCalculator(props: HomeFinanceProps) {
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
      service={{
        requestOf: (inputs) => homeFinanceRequest(inputs, termsOf(fields)),
        ask: reckonHomeFinance,
        partsOf: homeFinanceParts,
      }}
    />
  );
}

/** What the author set, what was left empty as nothing; a cap of the fee only where there is one. */
const termsOf = (fields: HomeFinanceProps['fields']): HomeFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceFee: fields.InsuranceFee ?? 0,
  valuationFee: fields.ValuationFee ?? 0,
});
