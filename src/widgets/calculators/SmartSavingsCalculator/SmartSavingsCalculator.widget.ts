import { smartSavingsCalculator } from '#sitecore/definitions/renderings/smart-savings-calculator.ts';
import type { ServerProps, WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { defineResult, moneyFigure } from '#src/features/calculator/result/result-schema.ts';

export const result = defineResult({
  figures: { yearly: moneyFigure('Estimated_Yearly_Saving', 2), weekly: moneyFigure('Weekly_Spend', 2) },
  note: 'savings_note',
  spoken: 'savings_spoken',
});

export const widget = defineLiveWidget(smartSavingsCalculator, {
  dictionary: [...result.phrases, 'Clear', 'savings_ways', 'savings_categories', 'savings_idle', 'savings_of'],
});

export type SmartSavingsCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedSmartSavingsCalculatorProps = ServerProps<typeof widget>;
