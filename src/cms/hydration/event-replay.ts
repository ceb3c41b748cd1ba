/** Elements that work without script; their events are never held. */
const NATIVE =
  'a[href], summary, label, select, textarea, audio, video, [popovertarget], [commandfor], [type=reset], ' +
  'input:not([type=submit], [type=button], [type=image])';

/** Elements that do nothing before their island is hydrated. */
const CONTROL = 'button, [role=tab], [role=button], input';

/**
 * Holds clicks and submissions inside an island until it is hydrated, to replay them; what the browser does by itself
 * (following a link, opening a disclosure, typing) goes through at once.
 */
export class EventReplay {
  /** Replay functions by element, the latest last: pressing one element repeatedly is replayed once. */
  readonly #queue = new Map<Element, () => void>();
  readonly #listening = new AbortController();
  readonly #root: HTMLElement;
  #used: boolean;
  #onUse: (() => void) | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#used = root.contains(document.activeElement);
    const on = (type: string, listener: (event: Event) => void): void => {
      root.addEventListener(type, listener, { capture: true, signal: this.#listening.signal });
    };
    const onUse = () => {
      this.#used = true;
      this.#onUse?.();
    };
    // Not pointerover, which also happens when an island appears under a resting pointer, in the task of the first paint.
    for (const type of ['pointermove', 'focusin', 'click', 'submit']) on(type, onUse);
    root.addEventListener('touchstart', onUse, { capture: true, passive: true, signal: this.#listening.signal });
    on('click', (event) => this.#click(event));
    on('submit', (event) => this.#submit(event));
  }

  /** Calls back when the island is hovered, focused, touched, clicked or submitted; at once if it was, or has the focus. */
  whenUsed(onUse: () => void): void {
    this.#onUse = onUse;
    if (this.#used) onUse();
  }

  /** Stops holding events and returns functions that replay those held, in the order in which they happened. */
  release(): readonly (() => void)[] {
    this.#listening.abort();
    return [...this.#queue.values()];
  }

  #click(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element) || this.#belongsToAnother(target)) return;
    const element = target.closest(`${NATIVE}, ${CONTROL}`);
    if (!(element instanceof HTMLElement) || element.matches(NATIVE)) return;
    this.#enqueue(event, element, () => element.click());
  }

  #submit(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || this.#belongsToAnother(target)) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    this.#enqueue(event, target, () => target.requestSubmit(submitter?.isConnected ? submitter : null));
  }

  #enqueue(event: Event, element: Element, replay: () => void): void {
    event.preventDefault();
    // A hydrated island around this one receives the event when it is replayed.
    event.stopImmediatePropagation();
    this.#queue.delete(element);
    this.#queue.set(element, () => {
      if (element.isConnected) replay();
    });
  }

  #belongsToAnother(target: Element): boolean {
    return target.closest('[data-island]') !== this.#root;
  }
}
