/** What a visitor did to a sleeping island, to be done again once it is awake. */
export type Replay = () => void;

/** Elements that do their work without any script: using one is never held back. */
const NATIVE = 'a[href], summary, label, input:not([type=submit]), select, textarea, audio, video';

/**
 * Holds the first click or submission inside a sleeping island and tells what to do again when it is awake; what the
 * browser does by itself (following a link, opening a disclosure, typing) goes through at once.
 */
export function watchFirstUse(root: HTMLElement, onUse: (replay?: Replay) => void): () => void {
  const sleep = new AbortController();
  const on = (type: string, listener: (event: Event) => void): void => {
    root.addEventListener(type, listener, { capture: true, signal: sleep.signal });
  };

  for (const type of ['pointerenter', 'pointerover', 'focusin', 'touchstart']) on(type, () => onUse());
  on('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || belongsToAnother(target, root)) return;
    const control = target.closest('button, [role=tab], [role=button], input[type=submit]');
    if (!control || (target.closest(NATIVE) && !target.closest('button'))) return void onUse();
    hold(event);
    onUse(() => {
      if (control instanceof HTMLElement && control.isConnected) control.click();
    });
  });
  on('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || belongsToAnother(target, root)) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    hold(event);
    onUse(() => target.requestSubmit(submitter));
  });
  return () => sleep.abort();
}

const belongsToAnother = (target: Element, root: HTMLElement): boolean => target.closest('[data-island]') !== root;

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
