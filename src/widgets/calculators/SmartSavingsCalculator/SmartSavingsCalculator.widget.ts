import { smartSavingsCalculator } from '#sitecore/definitions/renderings/smart-savings-calculator.ts';
import type { ServerProps, WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { result } from './savings-result.ts';

export const widget = defineLiveWidget(smartSavingsCalculator, {
  dictionary: [...result.phrases, 'Clear', 'savings_ways', 'savings_categories', 'savings_idle', 'savings_of'],
});

export type SmartSavingsCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedSmartSavingsCalculatorProps = ServerProps<typeof widget>;
