import { creditCardCalculator } from '#sitecore/definitions/renderings/credit-card-calculator.ts';
import { itemsWithId, itemsWithoutId } from '#src/cms/select-items.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { NEEDS_SCRIPT_PHRASES, FORM_PHRASES, MONTHS_PHRASES, PANEL_PHRASES } from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(creditCardCalculator, {
  client: 'visible',
  dictionary: [
    ...NEEDS_SCRIPT_PHRASES,
    ...FORM_PHRASES,
    ...PANEL_PHRASES,
    ...MONTHS_PHRASES,
    'calculator_about_you',
    'calculator_account_type',
    'calculator_nationality',
    'calculator_salary',
    'calculator_salary_hint',
    'calculator_instalments',
    'calculator_instalments_hint',
    'calculator_apr',
    'credit_about_card',
    'credit_card',
    'credit_payment',
    'credit_payment_note',
    'credit_limit',
    'credit_limit_hint',
    'credit_calculate',
    'credit_empty_text',
    'credit_period',
    'credit_of',
    'credit_note',
    'credit_spoken',
    'Field_Is_Required_accountType',
    'Field_Is_Required_nationality',
    'Field_Is_Required_monthlySalary',
    'Field_Is_Required_currentInstalments',
    'Field_Is_Required_cardCategory',
    'Field_Is_Required_creditLimit',
    'Field_Is_Required_paymentPercentage',
    'Invalid_CreditLimit',
  ],
  serverDictionary: ['auto_edited'],
  selectFields: ({ AccountType, CardCategory, Nationality, PaymentPercentage, ...fields }) => ({
    ...fields,
    AccountType: itemsWithId(AccountType),
    CardCategory: itemsWithId(CardCategory),
    Nationality: itemsWithoutId(Nationality),
    PaymentPercentage: itemsWithoutId(PaymentPercentage),
  }),
});

export type CreditCardCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedCreditCardCalculatorProps = ServerProps<typeof widget>;
