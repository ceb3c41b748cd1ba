/** A value of an item that has no parts. */
export type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Returns the fields of an item that have a scalar value, by name in the order received. */
export const scalarFields = (item: Readonly<Record<string, unknown>>): readonly (readonly [string, Scalar])[] =>
  Object.entries(item).flatMap(([name, value]) => (isScalar(value) ? [[name, value] as const] : []));
