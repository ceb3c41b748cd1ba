import type { IncomingMessage } from 'node:http';
import { senderOf } from '#sitecore/rules/request-sender.ts';

/** Returns the sender of a request to the site, whose public URL is known to those that serve visitors behind a proxy. */
export function senderOfRequest({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl?: string) {
  const { 'sec-fetch-site': site, origin, host } = headers;
  return senderOf({ site, origin }, { host, publicUrl });
}

/** Returns true for a request of a page of the site. */
export const isOwnPage = (request: Pick<IncomingMessage, 'headers'>): boolean => senderOfRequest(request) === 'own';
