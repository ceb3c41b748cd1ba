import { pointsValueCalculator } from '#sitecore/definitions/renderings/points-value-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { CASH_PHRASES } from '#src/features/loyalty/phrases.ts';
import type { PointRatio } from '#src/services/point-ratio-call.ts';

export const widget = defineWidget(pointsValueCalculator, {
  client: 'visible',
  ...formQuery('PointsValueCalculator'),
  dictionary: CASH_PHRASES,
});

export type PointsValueCalculatorProps = WidgetProps<typeof widget, readonly PointRatio[]>;
