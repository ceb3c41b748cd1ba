import { forexCalculatorA } from '#sitecore/definitions/renderings/forex-calculator-a.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { EDITED_FOREX_PHRASES, FOREX_PHRASES } from '#src/features/forex/phrases.ts';

export const widget = defineLiveWidget(forexCalculatorA, {
  dictionary: [
    ...FOREX_PHRASES,
    'forex_title',
    'forex_billing',
    'forex_markup',
    'forex_with_fee',
    'forex_rate',
    'forex_no_rate',
    'forex_spoken',
  ],
  serverDictionary: [...EDITED_FOREX_PHRASES],
});

export type ForexCalculatorAProps = WidgetProps<typeof widget>;
