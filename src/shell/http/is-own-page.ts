import type { IncomingMessage } from 'node:http';

/** Returns true for a request of a page of the site. Checks Sec-Fetch-Site; browsers omit it over plain HTTP, and then Origin must match Host. */
export function isOwnPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
