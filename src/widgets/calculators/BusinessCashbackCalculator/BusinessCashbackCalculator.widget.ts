import { businessCashbackCalculator } from '#sitecore/definitions/renderings/business-cashback-calculator.ts';
import { itemsWithId } from '#src/cms/select-items.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { CASHBACK_PHRASES, EDITED_CASHBACK_PHRASES } from '#src/features/cashback/phrases.ts';

export const widget = defineWidget(businessCashbackCalculator, {
  client: 'visible',
  ...formQuery('BusinessCashbackCalculator'),
  dictionary: [
    ...CASHBACK_PHRASES,
    'cashback_rates',
    'business_cashback_terms',
    'business_cashback_term_1',
    'business_cashback_term_2',
    'business_cashback_term_3',
  ],
  serverDictionary: [
    ...EDITED_CASHBACK_PHRASES,
    'cashback_edited_code',
    'cashback_edited_threshold',
    'cashback_edited_low',
    'cashback_edited_high',
  ],
  selectFields: ({ Cards, ...fields }) => ({
    ...fields,
    Cards: itemsWithId(Cards),
  }),
});

export type BusinessCashbackCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedBusinessCashbackCalculatorProps = ServerProps<typeof widget>;
