import { pointsValueCalculator } from '#sitecore/definitions/renderings/points-value-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CASH_WORDS } from '#src/features/loyalty/words.ts';

export const widget = defineWidget(pointsValueCalculator, { client: 'visible', dictionary: CASH_WORDS });

export type PointsValueCalculatorProps = WidgetProps<typeof widget>;
