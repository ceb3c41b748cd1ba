/** Replaces the URL of the current history entry; by default by the page's path without a query. */
export function replaceHistoryUrl(url = location.pathname): void {
  history.replaceState(history.state, '', url);
}
