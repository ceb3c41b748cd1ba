/** Closes the details of an info button on Escape, until the pointer or the focus comes back. */
export function enhanceInfo(root: HTMLElement): void {
  const shown = [...root.querySelectorAll<HTMLElement>('.info-point')];
  // With the pointer over a button the focus is elsewhere: the key reaches the document only.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const info of shown) if (info.matches(':hover, :focus-within')) info.dataset.dismissed = '';
  });
  for (const info of shown) {
    const reopen = (): void => {
      delete info.dataset.dismissed;
    };
    info.addEventListener('mouseleave', reopen);
    info.addEventListener('focusout', reopen);
    info.querySelector('button')?.addEventListener('click', reopen);
  }
}
