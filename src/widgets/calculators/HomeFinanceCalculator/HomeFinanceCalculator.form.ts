import { definePurchaseCalculator } from '#src/features/calculator/finance/purchase-form.ts';

/** Finance of a home: the customer, the price, the balloon and the tenor. */
export const calculator = definePurchaseCalculator({
  name: 'HomeFinanceCalculator',
  heading: 'home_about',
  price: {
    label: 'home_value',
    hint: 'home_value_hint',
    invalid: 'Invalid_PropertyValue',
    requiredName: 'propertyValue',
  },
});
