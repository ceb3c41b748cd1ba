/** Takes the query keys that widgets name (`ForgottenKeys`) out of the page's address, so that the browser's history does not keep them. */
export function forgetKeys(): void {
  const named = [...document.querySelectorAll<HTMLElement>('[data-forget]')];
  const url = new URL(location.href);
  for (const { dataset } of named) for (const key of (dataset.forget ?? '').split(' ')) url.searchParams.delete(key);
  if (named.length > 0 && url.href !== location.href) history.replaceState(history.state, '', url);
}
