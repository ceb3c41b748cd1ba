import { smartSavingsCalculator } from '#sitecore/definitions/renderings/smart-savings-calculator.ts';
import type { ServerProps, WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';

export const widget = defineLiveWidget(smartSavingsCalculator, {
  dictionary: [
    'Clear',
    'Estimated_Yearly_Saving',
    'Weekly_Spend',
    'savings_categories',
    'savings_idle',
    'savings_note',
    'savings_of',
    'savings_spoken',
    'savings_ways',
  ],
});

export type SmartSavingsCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedSmartSavingsCalculatorProps = ServerProps<typeof widget>;
