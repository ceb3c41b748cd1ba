/** Numbers of a stored submission, by the keys that the page which confirms it reads. */
export interface FormReceipt {
  readonly requestnumber: string;
  readonly ticketnumber: string;
  readonly sla: string;
}

/** Cookie of the page that confirms a submission: its numbers, so that no address holds them. */
export const RECEIPT_COOKIE = 'form_receipt';

/** Query key of that page: the id of the receipt that it shows, so that it never shows those of a later submission. */
export const RECEIPT_KEY = 'receipt';

/** Seconds for which the page shows them. */
export const RECEIPT_SECONDS = 15 * 60;

/** Returns the value of the cookie. */
export const writeReceipt = (id: string, receipt: FormReceipt): string =>
  new URLSearchParams({ ...receipt, [RECEIPT_KEY]: id }).toString();

/** Returns the receipt with an id; undefined without an id and for a value of another. */
export function readReceipt(id: string | null, value = ''): FormReceipt | undefined {
  const read = new URLSearchParams(value);
  if (id === null || read.get(RECEIPT_KEY) !== id) return undefined;
  const textOf = (key: keyof FormReceipt): string => read.get(key) ?? '';
  return { requestnumber: textOf('requestnumber'), ticketnumber: textOf('ticketnumber'), sla: textOf('sla') };
}
