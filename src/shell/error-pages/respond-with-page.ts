import type { IncomingMessage, ServerResponse } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { env } from '#src/config/env.ts';
import { languageOf } from '#src/i18n/language.ts';
import { errorMessage } from '../error-message.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { requestedPage } from '../routing/requested-pages.ts';
import { QueryNotice } from './QueryNotice.tsx';

/** The start of a page's content. */
const MAIN = /<main id="main"[^>]*>/;

/** Headers of the error page that a response with another page does not have. */
const OTHER_PAGES_HEADERS = ['Content-Length', 'ETag', 'Retry-After', 'x-nextjs-cache', 'Location'];

/** A page in place of the one that cannot be computed. */
interface Substitute {
  readonly status: number;
  readonly html: string;
  readonly location: string | null;
}

/**
 * Responds with the cached page at the path of a request whose query cannot be computed, with a line that says so; returns
 * false when there is no such page.
 */
export async function respondWithPage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = requestedPage(request);
  // Next renews a page by a request without a socket, whose origin cannot be read.
  const origin = path === undefined ? undefined : ownOrigin(request);
  if (path === undefined || origin === undefined || response.headersSent) return false;
  try {
    const page = await fetchPage(origin + path, languageOf(/^\/(en|ar)(?=\/|$)/i.exec(path)?.[1]?.toLowerCase()));
    if (page) substitute(response, page);
    return page !== undefined;
  } catch (error) {
    console.error(`${path} without its query: ${errorMessage(error)}`);
    return false;
  }
}

/** Fetches a page from this server; undefined when it fails too. */
async function fetchPage(url: string, language: ReturnType<typeof languageOf>): Promise<Substitute | undefined> {
  // The page itself may wait for the platform once.
  const signal = AbortSignal.timeout(2 * env().PLATFORM_TIMEOUT_MS);
  const page = await fetch(url, { redirect: 'manual', signal });
  const { status, headers } = page;
  const html = await page.text();
  if (status >= 500) return undefined;
  const notice = renderToStaticMarkup(createElement(QueryNotice, { language }));
  return {
    status,
    html: status === 200 ? html.replace(MAIN, (main) => main + notice) : html,
    location: headers.get('location'),
  };
}

/** Makes a response send this page, whatever Next sends after the page has failed. */
function substitute(response: ServerResponse, { status, html, location }: Substitute): void {
  const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)];
  const sendsBody = response.req.method !== 'HEAD';
  response.writeHead = () => {
    for (const name of OTHER_PAGES_HEADERS) response.removeHeader(name);
    response.setHeader('Cache-Control', 'private, no-store');
    if (location !== null) response.setHeader('Location', location);
    return writeHead(status);
  };
  response.write = () => true;
  response.end = () => (sendsBody ? end(html) : end());
}
