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

/** Returns the receipt with an id; undefined for a value that is another's or was not written here. */
export function readReceipt(id: string, value: string): FormReceipt | undefined {
  const read = new URLSearchParams(value);
  if (read.get(RECEIPT_KEY) !== id) return undefined;
  const [requestnumber = '', ticketnumber = '', sla = ''] = KEYS.map((key) => read.get(key) ?? '');
  return { requestnumber, ticketnumber, sla };
}

const KEYS = ['requestnumber', 'ticketnumber', 'sla'] as const;
