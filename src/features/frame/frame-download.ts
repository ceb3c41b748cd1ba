import { isAllowedOrigin } from '#src/config/allowed-origins.ts';

/** Type of the message with which a page in a frame has a file downloaded. */
const DOWNLOAD_MESSAGE = 'iframe-download';

interface ReceivedMessage {
  readonly origin: string;
  readonly data: unknown;
}

interface Origins {
  readonly own: string;
  readonly allowed: readonly string[];
}

/**
 * Returns the address of the file that a message names; undefined for a message of another type or without an
 * address, for one from an origin that is neither the site's nor allowed, and for an address that is not http(s) or of
 * another origin.
 */
export function downloadUrl({ origin, data }: ReceivedMessage, { own, allowed }: Origins): URL | undefined {
  const isKnown = (one: string): boolean => one === own || isAllowedOrigin(one, allowed);
  if (!isKnown(origin) || typeof data !== 'object' || data === null) return undefined;
  if (!('type' in data && data.type === DOWNLOAD_MESSAGE && 'url' in data && typeof data.url === 'string'))
    return undefined;
  const url = data.url === '' ? null : URL.parse(data.url, origin);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  return isKnown(url.origin) ? url : undefined;
}

/** Starts a download by a link that stands in the page only for it; the page stays. */
export function startDownload(url: URL): void {
  const link = document.createElement('a');
  link.href = url.href;
  link.download = '';
  link.hidden = true;
  // Browsers follow a link to another origin instead of saving its file.
  if (url.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  document.body.append(link);
  link.click();
  link.remove();
}

/** Has the page around this one, when it is of this site, download a file. */
export function requestDownload(url: string): void {
  parent.postMessage({ type: DOWNLOAD_MESSAGE, url }, location.origin);
}
