/** Elements that do their work without any script: using one is never held back. */
const NATIVE =
  'a[href], summary, label, select, textarea, audio, video, [popovertarget], [commandfor], [type=reset], ' +
  'input:not([type=submit], [type=button], [type=image])';

/** Elements that do nothing before their island is awake. */
const CONTROL = 'button, [role=tab], [role=button], input';

/**
 * Holds clicks and submissions inside a sleeping island, to be done again once it is awake; what the browser does by
 * itself (following a link, opening a disclosure, typing) goes through at once.
 */
export class EventReplay {
  /** By what was used, the last one last: who presses again because nothing happens means it once. */
  readonly #queue = new Map<Element, () => void>();
  readonly #listening = new AbortController();
  readonly #root: HTMLElement;

  /** Calls `onUse` whenever the island is about to be used or is used. */
  constructor(root: HTMLElement, onUse: () => void) {
    this.#root = root;
    const on = (type: string, listener: (event: Event) => void): void => {
      root.addEventListener(type, listener, { capture: true, signal: this.#listening.signal });
    };
    for (const type of ['pointerover', 'focusin', 'click', 'submit']) on(type, onUse);
    root.addEventListener('touchstart', onUse, { capture: true, passive: true, signal: this.#listening.signal });
    on('click', (event) => this.#click(event));
    on('submit', (event) => this.#submit(event));
  }

  /** Holds nothing from now on, and tells how to do again what was held, in the order in which it was done. */
  release(): readonly (() => void)[] {
    this.#listening.abort();
    return [...this.#queue.values()];
  }

  #click(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element) || this.#belongsToAnother(target)) return;
    const used = target.closest(`${NATIVE}, ${CONTROL}`);
    if (!(used instanceof HTMLElement) || used.matches(NATIVE)) return;
    this.#enqueue(event, used, () => used.click());
  }

  #submit(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || this.#belongsToAnother(target)) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    this.#enqueue(event, target, () => target.requestSubmit(submitter?.isConnected ? submitter : null));
  }

  #enqueue(event: Event, used: Element, again: () => void): void {
    event.preventDefault();
    // An awake container around hears of it when it is done again.
    event.stopImmediatePropagation();
    this.#queue.delete(used);
    this.#queue.set(used, () => {
      if (used.isConnected) again();
    });
  }

  #belongsToAnother(target: Element): boolean {
    return target.closest('[data-island]') !== this.#root;
  }
}
