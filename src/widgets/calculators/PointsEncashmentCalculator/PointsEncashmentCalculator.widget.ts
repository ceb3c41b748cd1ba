import { pointsEncashmentCalculator } from '#sitecore/definitions/renderings/points-encashment-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { CASH_PHRASES } from '#src/features/loyalty/phrases.ts';

export const widget = defineWidget(pointsEncashmentCalculator, {
  client: 'visible',
  ...formQuery('PointsEncashmentCalculator'),
  dictionary: [...CASH_PHRASES, 'loyalty_points_least', 'loyalty_below_least'],
  selectFields: ({ Products, ...fields }) => ({
    ...fields,
    Products: Products.map(({ id, fields: product }) => ({ id, fields: product })),
  }),
});

export type PointsEncashmentCalculatorProps = WidgetProps<typeof widget>;
