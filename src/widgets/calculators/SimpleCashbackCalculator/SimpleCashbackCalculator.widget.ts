import { simpleCashbackCalculator } from '#sitecore/definitions/renderings/simple-cashback-calculator.ts';
import { itemsWithId } from '#src/cms/select-items.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { CASHBACK_PHRASES, EDITED_CASHBACK_PHRASES } from '#src/features/cashback/phrases.ts';

export const widget = defineWidget(simpleCashbackCalculator, {
  client: 'visible',
  ...formQuery('SimpleCashbackCalculator'),
  dictionary: [...CASHBACK_PHRASES, 'cashback_cap'],
  serverDictionary: [
    ...EDITED_CASHBACK_PHRASES,
    'cashback_edited_rate',
    'cashback_edited_start',
    'cashback_edited_cap',
  ],
  selectFields: ({ Categories, ...fields }) => ({
    ...fields,
    Categories: itemsWithId(Categories),
  }),
});

export type SimpleCashbackCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedSimpleCashbackCalculatorProps = ServerProps<typeof widget>;
