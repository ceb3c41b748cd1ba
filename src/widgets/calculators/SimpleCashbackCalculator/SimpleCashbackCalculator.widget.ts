import { simpleCashbackCalculator } from '#sitecore/definitions/renderings/simple-cashback-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CASHBACK_WORDS } from '#src/features/cashback/words.ts';

export const widget = defineWidget(simpleCashbackCalculator, {
  client: 'visible',
  dictionary: [
    ...CASHBACK_WORDS,
    'cashback_cap',
    'cashback_edited_rate',
    'cashback_edited_start',
    'cashback_edited_cap',
  ],
});

export type SimpleCashbackCalculatorProps = WidgetProps<typeof widget>;
