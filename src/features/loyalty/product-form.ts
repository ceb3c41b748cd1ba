import { amount, choice, defineForm, number } from '#src/features/form/schema.ts';

/** The author's products, or those of the bank's service, which come later. */
const product = choice({
  label: 'Select_Your_Product',
  list: 'Products',
  value: 'id',
  empty: 'PleaseSelectForForms',
  lateOptions: true,
  select: true,
  optional: true,
});

/** A product that can be chosen. */
interface Product {
  readonly id: string;
  readonly title: string;
}

/** Returns the id of a product that is given by its title, as older links have it; any other text as it is. */
const idIn = (products: readonly Product[], text: string): string =>
  products.find(({ title }) => title === text)?.id ?? text;

const AMOUNT = { invalid: 'Invalid_Number', min: 0, optional: true } as const;

/** Returns the form of the points that spending with a product earns. */
export const earnForm = (products: readonly Product[]) =>
  defineForm({
    name: 'LoyaltyPointsCalculator',
    fields: { product, amount: amount({ ...AMOUNT, label: 'loyalty_amount' }) },
    groups: [{ fields: ['product', 'amount'] }],
    derive: (values) => ({ ...values, product: idIn(products, values.product) }),
  });

/** Returns the form of the value of a product's points. */
export const cashForm = (name: string, products: readonly Product[]) =>
  defineForm({
    name,
    fields: { product, points: number({ ...AMOUNT, label: 'loyalty_points_held', unit: 'loyalty_points_unit' }) },
    groups: [{ fields: ['product', 'points'] }],
    derive: (values) => ({ ...values, product: idIn(products, values.product) }),
  });
