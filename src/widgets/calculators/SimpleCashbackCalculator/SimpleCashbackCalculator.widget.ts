import { simpleCashbackCalculator } from '#sitecore/definitions/renderings/simple-cashback-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CASHBACK_PHRASES } from '#src/features/cashback/phrases.ts';

export const widget = defineWidget(simpleCashbackCalculator, {
  client: 'visible',
  dictionary: [
    ...CASHBACK_PHRASES,
    'cashback_cap',
    'cashback_edited_rate',
    'cashback_edited_start',
    'cashback_edited_cap',
  ],
});

export type SimpleCashbackCalculatorProps = WidgetProps<typeof widget>;
