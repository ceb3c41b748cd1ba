import { mokafaaRedeemCalculator } from '#sitecore/definitions/renderings/mokafaa-redeem-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { CASH_PHRASES } from '#src/features/loyalty/phrases.ts';
import type { PointRatio } from '#src/services/point-ratio-call.ts';

export const widget = defineWidget(mokafaaRedeemCalculator, {
  client: 'visible',
  ...formQuery('MokafaaRedeemCalculator'),
  dictionary: [...CASH_PHRASES, 'loyalty_points_needed'],
});

export type MokafaaRedeemCalculatorProps = WidgetProps<typeof widget, readonly PointRatio[]>;
