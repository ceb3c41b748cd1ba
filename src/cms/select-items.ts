/** A listed item, as far as views read it. */
export interface Item<F> {
  readonly id: string;
  readonly fields: F;
}
