/** Headers of a request by which its sender is known. */
interface SenderHeaders {
  /** Sec-Fetch-Site; browsers omit it over plain HTTP. */
  readonly site: string | undefined;
  readonly origin: string | undefined;
}

/** The server that a request reached: its Host header, and the public URL of its pages where that is known. */
interface Receiver {
  readonly host?: string | undefined;
  readonly publicUrl?: string | undefined;
}

/**
 * Returns the sender of a request: a page of the receiver's own origin, a page of another one (also of a neighbouring host,
 * `same-site`), or nobody that the headers name: a program, or a visitor who opens the URL itself. Checks Sec-Fetch-Site, and
 * without it Origin.
 */
export function senderOf({ site, origin }: SenderHeaders, receiver: Receiver): 'own' | 'foreign' | 'unnamed' {
  if (site === 'none') return 'unnamed';
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  if (origin === undefined) return 'unnamed';
  return isOriginOf(origin, receiver) ? 'own' : 'foreign';
}

function isOriginOf(origin: string, { host, publicUrl = '' }: Receiver): boolean {
  if (!URL.canParse(origin)) return false;
  if (host !== undefined && new URL(origin).host === host) return true;
  return URL.canParse(publicUrl) && new URL(publicUrl).origin === origin;
}
