import { loyaltyPointsCalculator } from '#sitecore/definitions/renderings/loyalty-points-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { PRODUCT_PHRASES } from '#src/features/loyalty/phrases.ts';

export const widget = defineLiveWidget(loyaltyPointsCalculator, {
  dictionary: [
    ...PRODUCT_PHRASES,
    'loyalty_amount',
    'loyalty_points_domestic',
    'loyalty_points_international',
    'loyalty_points_spoken',
  ],
});

export type LoyaltyPointsCalculatorProps = WidgetProps<typeof widget>;
