import { autoLeaseCalculator } from '#sitecore/definitions/renderings/auto-lease-calculator.ts';
import { itemsWithoutId } from '#src/cms/select-items.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { FORM_PHRASES, MONTHS_PHRASES, PANEL_PHRASES } from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(autoLeaseCalculator, {
  client: 'visible',
  dictionary: [
    ...FORM_PHRASES,
    ...PANEL_PHRASES,
    ...MONTHS_PHRASES,
    'calculator_about_you',
    'calculator_salary',
    'calculator_salary_hint',
    'calculator_instalments',
    'calculator_instalments_hint',
    'calculator_instalment',
    'calculator_finance_amount',
    'calculator_balloon',
    'calculator_total',
    'auto_about_car',
    'auto_car_value',
    'auto_calculate',
    'lease_gender',
    'lease_bank',
    'lease_make',
    'lease_model',
    'lease_odometer',
    'lease_km',
    'lease_about',
    'lease_type',
    'lease_down_payment',
    'lease_down_payment_hint',
    'lease_balloon',
    'lease_balloon_hint',
    'lease_most',
    'lease_tenure',
    'lease_nothing',
    'lease_note',
    'lease_spoken',
    'lease_deducted',
    'Field_Is_Required_gender',
    'Field_Is_Required_salaryBank',
    'Field_Is_Required_monthlySalary',
    'Field_Is_Required_currentInstalments',
    'Field_Is_Required_carMake',
    'Field_Is_Required_carModel',
    'Field_Is_Required_odometer',
    'Field_Is_Required_carValue',
    'Field_Is_Required_leaseType',
    'Invalid_CarValue',
    'Invalid_Salary',
    'Invalid_CurrentEmi',
    'Invalid_Odometer',
    'Invalid_DownPayment',
    'Invalid_BalloonPayment',
    'Invalid_BalloonPayment_Share',
    'Invalid_BalloonPayment_Financed',
  ],
  serverDictionary: ['auto_edited'],
  selectFields: ({ AutoLeaseType, CarMake, CarModel, Gender, SalaryCreditBank, ...fields }) => ({
    ...fields,
    AutoLeaseType: itemsWithoutId(AutoLeaseType),
    CarMake: itemsWithoutId(CarMake),
    CarModel: itemsWithoutId(CarModel),
    Gender: itemsWithoutId(Gender),
    SalaryCreditBank: itemsWithoutId(SalaryCreditBank),
  }),
});

export type AutoLeaseCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedAutoLeaseCalculatorProps = ServerProps<typeof widget>;
