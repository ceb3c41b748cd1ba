import { definePurchaseCalculator } from '#src/features/calculator/finance/purchase-form.ts';

/** Finance of a car: the customer, the price, the balloon and the tenor. */
export const calculator = definePurchaseCalculator({
  name: 'AutoFinanceCalculator',
  heading: 'auto_about_car',
  price: {
    label: 'auto_car_value',
    hint: 'auto_car_value_hint',
    invalid: 'Invalid_CarValue',
    requiredName: 'carValue',
  },
});
