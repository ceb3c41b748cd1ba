/** Data of the row of currencies. */
export interface CurrencyData {
  /** Address of the folder with the flags, `AE.svg`. */
  readonly flags: string;
}
