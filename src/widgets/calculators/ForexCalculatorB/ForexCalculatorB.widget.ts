import { forexCalculatorB } from '#sitecore/definitions/renderings/forex-calculator-b.ts';
import { itemsWithId } from '#src/cms/select-items.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { EDITED_FOREX_PHRASES, FOREX_PHRASES } from '#src/features/forex/phrases.ts';

export const widget = defineWidget(forexCalculatorB, {
  client: 'visible',
  ...formQuery('ForexCalculatorB'),
  dictionary: [...FOREX_PHRASES, 'forex_billing_all', 'forex_spoken_all'],
  serverDictionary: [...EDITED_FOREX_PHRASES],
  selectFields: ({ ForexCards, ...fields }) => ({
    ...fields,
    ForexCards: itemsWithId(ForexCards),
  }),
});

export type ForexCalculatorBProps = WidgetProps<typeof widget>;
