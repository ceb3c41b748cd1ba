/** Closes the details of an info button on Escape, until the pointer or the focus comes back. */
export function enhanceInfo(root: HTMLElement): void {
  for (const info of root.querySelectorAll<HTMLElement>('.info')) {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') info.dataset.dismissed = '';
    };
    const reopen = (): void => {
      delete info.dataset.dismissed;
    };
    // With the pointer over the button the focus is elsewhere: the key reaches the document only.
    info.addEventListener('mouseenter', () => document.addEventListener('keydown', close));
    info.addEventListener('mouseleave', () => {
      document.removeEventListener('keydown', close);
      reopen();
    });
    info.addEventListener('keydown', close);
    info.addEventListener('focusout', reopen);
    info.querySelector('button')?.addEventListener('click', reopen);
  }
}
