import { pointsValueCalculator } from '#sitecore/definitions/renderings/points-value-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CASH_PHRASES } from '#src/features/loyalty/phrases.ts';

export const widget = defineWidget(pointsValueCalculator, { client: 'visible', dictionary: CASH_PHRASES });

export type PointsValueCalculatorProps = WidgetProps<typeof widget>;
