/** Writes an address into the address bar without a new entry in the history; without one, the page's own without query. */
export function replaceHistoryUrl(address = location.pathname): void {
  history.replaceState(history.state, '', address);
}
