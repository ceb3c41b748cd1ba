import { loyaltyMilesCalculator } from '#sitecore/definitions/renderings/loyalty-miles-calculator.ts';
import { itemsWithId } from '#src/cms/select-items.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { LIVE_PHRASES } from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(loyaltyMilesCalculator, {
  client: 'visible',
  ...formQuery('LoyaltyMilesCalculator'),
  dictionary: [
    ...LIVE_PHRASES,
    'loyalty_a_month',
    'loyalty_earns',
    'loyalty_miles_monthly',
    'loyalty_miles_yearly',
    'loyalty_miles_spoken',
    'loyalty_note',
    'Invalid_Number',
  ],
  serverDictionary: ['loyalty_spending'],
  selectFields: ({ Cards, ...fields }) => ({
    ...fields,
    Cards: itemsWithId(Cards),
  }),
});

export type LoyaltyMilesCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedLoyaltyMilesCalculatorProps = ServerProps<typeof widget>;
