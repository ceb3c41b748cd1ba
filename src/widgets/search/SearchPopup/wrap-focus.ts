interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly preventDefault: () => void;
}

const STOPS = 'a[href], button, input:not([type=hidden])';

/** Moves the focus from the last control of a dialog to its first on Tab, and back on Shift+Tab, so that it stays inside. */
export function wrapFocus(dialog: HTMLElement, event: Press): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}
