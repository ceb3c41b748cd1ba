import { amount, choice, defineForm, number } from '#src/features/form/schema.ts';

/** The author's products, or those of the bank's service, which come later. */
const product = choice({
  label: 'Select_Your_Product',
  list: 'Products',
  value: 'Title',
  empty: 'PleaseSelectForForms',
  lateOptions: true,
  select: true,
  optional: true,
});

const AMOUNT = { invalid: 'Invalid_Number', min: 0, optional: true } as const;

/** Form of the points that spending with a product earns. */
export const earnForm = defineForm({
  name: 'LoyaltyPointsCalculator',
  fields: { product, amount: amount({ ...AMOUNT, label: 'loyalty_amount' }) },
  groups: [{ fields: ['product', 'amount'] }],
});

/** Returns the form of the value of a product's points. */
export const cashForm = (name: string) =>
  defineForm({
    name,
    fields: { product, points: number({ ...AMOUNT, label: 'loyalty_points_held', unit: 'loyalty_points_unit' }) },
    groups: [{ fields: ['product', 'points'] }],
  });
