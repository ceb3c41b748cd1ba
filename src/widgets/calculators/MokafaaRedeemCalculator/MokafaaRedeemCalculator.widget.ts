import { mokafaaRedeemCalculator } from '#sitecore/definitions/renderings/mokafaa-redeem-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { CASH_PHRASES } from '#src/features/loyalty/phrases.ts';
import type { PointRatio } from '#src/services/point-ratio-call.ts';

export const widget = defineLiveWidget(mokafaaRedeemCalculator, {
  dictionary: [...CASH_PHRASES, 'loyalty_points_needed'],
});

export type MokafaaRedeemCalculatorProps = WidgetProps<typeof widget, readonly PointRatio[]>;
