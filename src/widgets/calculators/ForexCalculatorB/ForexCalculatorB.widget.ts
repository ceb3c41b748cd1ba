import { forexCalculatorB } from '#sitecore/definitions/renderings/forex-calculator-b.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { FOREX_PHRASES } from '#src/features/forex/phrases.ts';

export const widget = defineWidget(forexCalculatorB, {
  client: 'visible',
  dictionary: [...FOREX_PHRASES, 'forex_billing_all', 'forex_spoken_all'],
});

export type ForexCalculatorBProps = WidgetProps<typeof widget>;
