import { forexCalculatorA } from '#sitecore/definitions/renderings/forex-calculator-a.ts';
import { itemsWithId } from '#src/cms/select-items.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { EDITED_FOREX_PHRASES, FOREX_PHRASES } from '#src/features/forex/phrases.ts';

export const widget = defineWidget(forexCalculatorA, {
  client: 'visible',
  ...formQuery('ForexCalculatorA'),
  dictionary: [...FOREX_PHRASES, 'forex_billing', 'forex_markup', 'forex_rate', 'forex_no_rate', 'forex_spoken'],
  serverDictionary: [...EDITED_FOREX_PHRASES],
  selectFields: ({ ForexCards, ...fields }) => ({
    ...fields,
    ForexCards: itemsWithId(ForexCards),
  }),
});

export type ForexCalculatorAProps = WidgetProps<typeof widget>;
