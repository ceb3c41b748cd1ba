/** Returns a URL with the values that it lacks; every other one of its query stays. */
export function addMissing(href: string, values: URLSearchParams): string {
  const url = new URL(href);
  for (const [key, value] of values) if (!url.searchParams.has(key)) url.searchParams.append(key, value);
  return url.href;
}

/** Returns a URL with other values of a listing's keys; every other one of its query stays, its fragment does not. */
export function withValues(href: string, keys: readonly string[], values: URLSearchParams): string {
  const url = new URL(href);
  for (const key of keys) url.searchParams.delete(key);
  for (const key of keys) url.searchParams.append(key, values.get(key) ?? '');
  url.hash = '';
  return url.href;
}

/** Returns a URL as the browser shows it, without some keys. */
export function writtenUrl(href: string, unwritten: readonly string[]): string {
  if (unwritten.length === 0) return href;
  const url = new URL(href);
  for (const key of unwritten) url.searchParams.delete(key);
  return url.href;
}

/** Returns a URL without its fragment, which names no other content. */
export function withoutFragment(href: string): string {
  const url = new URL(href);
  url.hash = '';
  return url.href;
}

/** Returns the URL of the present entry of the history without its fragment, with the keys that the browser does not show. */
export function entryUrl(): string {
  const state: unknown = history.state;
  const isOwn = typeof state === 'object' && state !== null && 'listing' in state;
  return withoutFragment(isOwn && typeof state.listing === 'string' ? state.listing : location.href);
}

/** Returns the link of the same page that a click follows here; undefined for another page and another window. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const isHere = link?.origin === location.origin && link.pathname === location.pathname && link.search !== '';
  return link && isHere && link.target === '' ? link : undefined;
}

/** Returns what a form submits. */
export function submittedValues(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const entries = [...new FormData(form, submitter)];
  return new URLSearchParams(entries.map(([key, value]) => [key, typeof value === 'string' ? value : '']));
}
