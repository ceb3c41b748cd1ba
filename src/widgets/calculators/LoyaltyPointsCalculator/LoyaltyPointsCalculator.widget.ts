import { loyaltyPointsCalculator } from '#sitecore/definitions/renderings/loyalty-points-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { PRODUCT_PHRASES } from '#src/features/loyalty/phrases.ts';

export const widget = defineWidget(loyaltyPointsCalculator, {
  client: 'visible',
  ...formQuery('LoyaltyPointsCalculator'),
  dictionary: [
    ...PRODUCT_PHRASES,
    'loyalty_amount',
    'loyalty_points_domestic',
    'loyalty_points_international',
    'loyalty_points_spoken',
    'loyalty_points_idle',
  ],
  selectFields: ({ Products, ...fields }) => ({
    ...fields,
    Products: Products.map(({ id, fields: product }) => ({ id, fields: product })),
  }),
});

export type LoyaltyPointsCalculatorProps = WidgetProps<typeof widget>;
