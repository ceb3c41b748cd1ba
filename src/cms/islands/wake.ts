import { HeldUses } from './first-use.ts';
import type { Island, Islands } from './island.ts';
import type { BrowserRegistry, Life } from './life.ts';

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
    // Where it is has been reckoned for the frame that is shown: asking before would have it reckoned twice.
    else if (island.wake === 'visible') requestAnimationFrame(() => setTimeout(() => sleeper.wakeWhenNear()));
  }
}

/** An island before it is awake: it wakes once, however often it is asked to. */
class Sleeper {
  readonly #root: HTMLElement;
  readonly #island: Island;
  readonly #load: () => Promise<Life>;
  readonly #uses: HeldUses;
  #waking = false;

  constructor(root: HTMLElement, island: Island, load: () => Promise<Life>) {
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
      (live) => live(this.#root, this.#island, this.#uses),
      (error: unknown) => {
        // The HTML stays, and so does what was held; the next use tries again.
        this.#waking = false;
        console.error(`${this.#island.widget}: did not load`, error);
      },
    );
  }
}

/** The outermost elements with a box of their own; an island, a widget and a slot have none (display: contents). */
const boxesOf = (element: Element): readonly Element[] =>
  [...element.children].flatMap((child) => (getComputedStyle(child).display === 'contents' ? boxesOf(child) : child));
