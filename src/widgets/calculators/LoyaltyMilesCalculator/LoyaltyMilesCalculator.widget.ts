import { loyaltyMilesCalculator } from '#sitecore/definitions/renderings/loyalty-miles-calculator.ts';
import type { ServerProps, WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';

export const widget = defineLiveWidget(loyaltyMilesCalculator, {
  dictionary: [
    'loyalty_a_month',
    'loyalty_earns',
    'loyalty_miles_monthly',
    'loyalty_miles_yearly',
    'loyalty_miles_spoken',
    'loyalty_miles_idle',
    'loyalty_note',
    'Invalid_Number',
  ],
  serverDictionary: ['loyalty_spending'],
});

export type LoyaltyMilesCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedLoyaltyMilesCalculatorProps = ServerProps<typeof widget>;
