import { mokafaaRedeemCalculator } from '#sitecore/definitions/renderings/mokafaa-redeem-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CASH_WORDS } from '#src/features/loyalty/words.ts';

export const widget = defineWidget(mokafaaRedeemCalculator, {
  client: 'visible',
  dictionary: [...CASH_WORDS, 'loyalty_points_needed'],
});

export type MokafaaRedeemCalculatorProps = WidgetProps<typeof widget>;
