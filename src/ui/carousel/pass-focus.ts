/** Gives the focus that a card of a row has, which is about to be turned away, to the link of the card in front. */
export function passFocus(row: HTMLElement, front: HTMLElement | undefined): void {
  if (!row.contains(document.activeElement)) return;
  front?.removeAttribute('inert');
  front?.querySelector('a')?.focus({ preventScroll: true });
}
