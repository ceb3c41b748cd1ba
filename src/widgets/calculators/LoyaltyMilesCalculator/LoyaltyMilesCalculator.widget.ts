import { loyaltyMilesCalculator } from '#sitecore/definitions/renderings/loyalty-miles-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LIVE_PHRASES } from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(loyaltyMilesCalculator, {
  client: 'visible',
  dictionary: [
    ...LIVE_PHRASES,
    'PleaseSelectForForms',
    'loyalty_spending',
    'loyalty_a_month',
    'loyalty_earns',
    'loyalty_miles_monthly',
    'loyalty_miles_yearly',
    'loyalty_miles_spoken',
    'loyalty_note',
  ],
});

export type LoyaltyMilesCalculatorProps = WidgetProps<typeof widget>;
