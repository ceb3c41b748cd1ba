import { mokafaaRedeemCalculator } from '#sitecore/definitions/renderings/mokafaa-redeem-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CASH_PHRASES } from '#src/features/loyalty/phrases.ts';

export const widget = defineWidget(mokafaaRedeemCalculator, {
  client: 'visible',
  dictionary: [...CASH_PHRASES, 'loyalty_points_needed'],
});

export type MokafaaRedeemCalculatorProps = WidgetProps<typeof widget>;
