import { pointsEncashmentCalculator } from '#sitecore/definitions/renderings/points-encashment-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { CASH_PHRASES } from '#src/features/loyalty/phrases.ts';

export const widget = defineLiveWidget(pointsEncashmentCalculator, {
  dictionary: [...CASH_PHRASES, 'loyalty_points_least', 'loyalty_below_least'],
});

export type PointsEncashmentCalculatorProps = WidgetProps<typeof widget>;
