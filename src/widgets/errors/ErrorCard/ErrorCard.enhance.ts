/** Goes back to the previous page by the button. */
export function enhance(root: HTMLElement): void {
  root.querySelector('[data-back]')?.addEventListener('click', () => history.back());
}
