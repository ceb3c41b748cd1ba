/** Milliseconds after a 429 that names no time. */
const DEFAULT_MS = 1_000;

/** Milliseconds that are waited at most: a huge value must not silence the site. */
const MAX_RETRY_AFTER_MS = 30_000;

const SECONDS = /^\d+$/;

/** An HTTP date: Date.parse alone takes almost any text for a date. */
const HTTP_DATE = /^[A-Z][a-z]+, .+ GMT$/;

/** Returns the milliseconds after which a request may be sent again, by Retry-After: seconds or a date (RFC 9110 §10.2.3); a second where it is neither. */
export function retryAfterMs(headers: Headers): number {
  const milliseconds = millisecondsOf(headers.get('retry-after')?.trim() ?? '', headers.get('date') ?? '');
  return Number.isNaN(milliseconds) ? DEFAULT_MS : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, milliseconds));
}

/** Counts a date from that of its own response: the clocks of both sides may differ. */
function millisecondsOf(value: string, sentAt: string): number {
  if (SECONDS.test(value)) return 1000 * Number(value);
  if (!HTTP_DATE.test(value)) return Number.NaN;
  return Date.parse(value) - (Date.parse(sentAt) || Date.now());
}
