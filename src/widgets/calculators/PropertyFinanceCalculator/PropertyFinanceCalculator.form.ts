import { MIN_PROPERTY_VALUE } from '#sitecore/rules/finance/property-value.ts';
import { checkPropertyFinance } from '#src/domain/calculators/property-finance.ts';
import { defineCalculator } from '#src/features/calculator/submit/calculator.ts';
import { defineResult, moneyFigure } from '#src/features/calculator/result/result-schema.ts';
import { amount, choice } from '#src/features/form/schema.ts';

/** Finance that a property's rent repays: the property, the amount and its repayment. */
export const calculator = defineCalculator({
  name: 'PropertyFinanceCalculator',
  fields: {
    propertyValue: amount({
      label: 'property_value',
      hint: 'property_value_hint',
      invalid: 'Invalid_PropertyValue',
      min: MIN_PROPERTY_VALUE,
    }),
    rentalProceeds: amount({
      label: 'property_rent',
      hint: 'property_rent_hint',
      invalid: 'Invalid_Actual_Rental_Proceedings',
      min: 0,
    }),
    loanAmount: amount({ label: 'property_loan', hint: 'property_loan_hint', invalid: 'Invalid_LoanAmount', min: 0 }),
    product: choice({ label: 'property_product', list: 'ProductType' }),
    // Each tenor has its own rate, so two may have the same length.
    tenure: choice({ label: 'property_tenure', list: 'Tenure', value: 'id', wide: true }),
    frequency: choice({ label: 'property_frequency', list: 'InstallmentFrequency', wide: true }),
  },
  groups: [
    { title: 'property_about', fields: ['propertyValue', 'rentalProceeds'] },
    { title: 'property_about_finance', fields: ['loanAmount', 'product', 'tenure', 'frequency'] },
  ],
  validate: checkPropertyFinance,
  submitLabel: 'property_calculate',
  emptyText: 'property_empty_text',
});

/** Whole riyals, except the amount, which has halalas. */
export const result = defineResult({
  figures: {
    instalment: moneyFigure('property_instalment'),
    amount: moneyFigure('property_amount', 2),
    profit: moneyFigure('property_profit'),
    total: moneyFigure('calculator_total'),
  },
  note: 'property_note',
  spoken: 'property_spoken',
});
