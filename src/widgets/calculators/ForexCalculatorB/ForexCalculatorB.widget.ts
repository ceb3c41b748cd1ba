import { forexCalculatorB } from '#sitecore/definitions/renderings/forex-calculator-b.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { EDITED_FOREX_PHRASES, FOREX_PHRASES } from '#src/features/forex/phrases.ts';

export const widget = defineLiveWidget(forexCalculatorB, {
  dictionary: [...FOREX_PHRASES, 'forex_title_all', 'forex_billing_all', 'forex_spoken_all'],
  serverDictionary: [...EDITED_FOREX_PHRASES],
});

export type ForexCalculatorBProps = WidgetProps<typeof widget>;
