import { pointsValueCalculator } from '#sitecore/definitions/renderings/points-value-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { CASH_PHRASES } from '#src/features/loyalty/phrases.ts';
import type { PointRatio } from '#src/services/point-ratio-call.ts';

export const widget = defineLiveWidget(pointsValueCalculator, {
  dictionary: CASH_PHRASES,
});

export type PointsValueCalculatorProps = WidgetProps<typeof widget, readonly PointRatio[]>;
