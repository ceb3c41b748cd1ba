import { readReceipt, RECEIPT_COOKIE, RECEIPT_KEY } from '#sitecore/contracts/form-receipt.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { cookiesNamed } from '../http/named-cookies.ts';

/** Returns the numbers of a submission that a browser brings to the page which confirms it, as that page reads them from a query. */
export function receiptValues(cookieHeader = '', search: URLSearchParams): UrlQuery {
  const id = search.get(RECEIPT_KEY);
  const [, value = ''] = cookiesNamed(cookieHeader, [RECEIPT_COOKIE]).split('=');
  return { ...(id !== null && readReceipt(id, decoded(value))) };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
