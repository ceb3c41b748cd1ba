import { propertyFinanceCalculator } from '#sitecore/definitions/renderings/property-finance-calculator.ts';
import { itemsWithId, itemsWithoutId } from '#src/cms/select-items.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { NEEDS_SCRIPT_PHRASES, FORM_PHRASES, PANEL_PHRASES } from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(propertyFinanceCalculator, {
  client: 'visible',
  dictionary: [
    ...NEEDS_SCRIPT_PHRASES,
    ...FORM_PHRASES,
    ...PANEL_PHRASES,
    'calculator_total',
    'property_about',
    'property_value',
    'property_value_hint',
    'property_rent',
    'property_rent_hint',
    'property_about_finance',
    'property_loan',
    'property_loan_hint',
    'property_tenure',
    'property_product',
    'property_frequency',
    'property_calculate',
    'property_empty_text',
    'property_instalment',
    'property_paid',
    'property_reduced',
    'property_nothing',
    'property_amount',
    'property_profit',
    'property_note',
    'property_spoken',
    'Field_Is_Required_propertyValue',
    'Field_Is_Required_rentalProceeds',
    'Field_Is_Required_loanAmount',
    'Field_Is_Required_product',
    'Field_Is_Required_tenure',
    'Field_Is_Required_frequency',
    'Invalid_PropertyValue',
    'Invalid_Actual_Rental_Proceedings',
    'Invalid_LoanAmount',
  ],
  serverDictionary: ['auto_edited'],
  selectFields: ({ InstallmentFrequency, ProductType, Tenure, ...fields }) => ({
    ...fields,
    Tenure: itemsWithId(Tenure),
    InstallmentFrequency: itemsWithoutId(InstallmentFrequency),
    ProductType: itemsWithoutId(ProductType),
  }),
});

export type PropertyFinanceCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedPropertyFinanceCalculatorProps = ServerProps<typeof widget>;
