import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { BrowserRegistry, BrowserView } from './browser-view.ts';
import { rememberEntries } from './entries.ts';
import { HeldUses } from './first-use.ts';
import { type Island, type Islands, slotId } from './island.ts';
import { KeepHtml } from './KeepHtml.tsx';
import { keepSlots, Slot } from './Slot.tsx';

/** How near the viewport a sleeping island comes before it wakes. */
const NEAR = '256px';

/** Wakes the islands of a page, each when its widget says. */
export function wakeIslands(islands: Islands, registry: BrowserRegistry): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]:not([data-watched])')) {
    const island = islands[root.dataset.island ?? ''];
    const load = island && registry[island.widget];
    if (!load) continue;
    root.dataset.watched = '';
    const sleeper = new Sleeper(root, island, load);
    // An address that carries something for a widget means that it shall be seen.
    if (island.wake === 'load' || location.hash.startsWith(`#${island.widget}?`)) sleeper.wake();
    else if (island.wake === 'visible') sleeper.wakeWhenNear();
  }
}

/** An island before it is awake: it wakes once, however often it is asked to. */
class Sleeper {
  readonly #root: HTMLElement;
  readonly #island: Island;
  readonly #load: () => Promise<BrowserView>;
  readonly #uses: HeldUses;
  #waking = false;
  #failed = false;

  constructor(root: HTMLElement, island: Island, load: () => Promise<BrowserView>) {
    this.#root = root;
    this.#island = island;
    this.#load = load;
    this.#uses = new HeldUses(root, () => this.wake());
  }

  wakeWhenNear(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        this.wake();
      },
      { rootMargin: NEAR },
    );
    const boxes = boxesOf(this.#root);
    for (const box of boxes) observer.observe(box);
    // Nothing that could near the viewport: there is nothing to wait for.
    if (boxes.length === 0) this.wake();
  }

  wake(): void {
    if (this.#waking) return;
    this.#waking = true;
    this.#load().then(
      (View) => this.#hydrate(View),
      (error: unknown) => {
        // The HTML stays, and so does what was held; the next use tries again.
        this.#waking = false;
        console.error(`${this.#island.widget}: did not load`, error);
      },
    );
  }

  #hydrate(View: BrowserView): void {
    const root = this.#root;
    const { props, slots } = this.#island;
    keepSlots(root);
    const nodes = [...root.childNodes];
    const filled = Object.fromEntries(
      slots.map((name) => [name, <Slot key={name} id={slotId(props.uid, name)} html="" />]),
    );
    const entries = rememberEntries(root);
    const focused = document.activeElement;
    // At once, so that nothing can be used or entered between what was remembered and what is awake.
    flushSync(() =>
      hydrateRoot(
        root,
        <KeepHtml nodes={nodes} onFailure={(error) => this.#fail(error)}>
          <View {...props} slots={filled} />
        </KeepHtml>,
        { identifierPrefix: props.uid, onCaughtError: () => undefined },
      ),
    );
    const uses = this.#uses.release();
    if (this.#failed) {
      if (focused instanceof HTMLElement && root.contains(focused)) focused.focus({ preventScroll: true });
      return;
    }
    // One at a time, as a visitor does: each handler sees what the one before it did.
    for (const again of [...entries, ...uses]) flushSync(again);
    root.dataset.awake = '';
  }

  #fail(error: unknown): void {
    this.#failed = true;
    delete this.#root.dataset.awake;
    console.error(`${this.#island.widget}: failed in the browser, its HTML stays`, error);
  }
}

/** The outermost elements with a box of their own; an island, a widget and a slot have none (display: contents). */
const boxesOf = (element: Element): readonly Element[] =>
  [...element.children].flatMap((child) => (getComputedStyle(child).display === 'contents' ? boxesOf(child) : child));
