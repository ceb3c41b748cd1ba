import { smartSavingsCalculator } from '#sitecore/definitions/renderings/smart-savings-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LIVE_PHRASES } from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(smartSavingsCalculator, {
  client: 'visible',
  dictionary: [
    ...LIVE_PHRASES,
    'Weekly_Spend',
    'Estimated_Yearly_Saving',
    'Clear',
    'savings_ways',
    'savings_categories',
    'savings_idle',
    'savings_of',
    'savings_note',
    'savings_spoken',
  ],
});

export type SmartSavingsCalculatorProps = WidgetProps<typeof widget>;
