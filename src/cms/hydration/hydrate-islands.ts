import { EventReplay } from './event-replay.ts';
import type { Island, Islands } from './island.ts';
import type { BrowserRegistry, Activate } from './activate.ts';

/** How near the viewport a sleeping island comes before it wakes. */
const ROOT_MARGIN = '256px';

/** Wakes the islands of a page, each when its widget says. */
export function hydrateIslands(islands: Islands, registry: BrowserRegistry): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]:not([data-watched])')) {
    const island = islands[root.dataset.island ?? ''];
    const load = island && registry[island.widget];
    if (!load) continue;
    root.dataset.watched = '';
    const sleeper = new LazyIsland(root, island, load);
    // An address that carries something for a widget means that it shall be seen.
    if (island.client === 'load' || location.hash.startsWith(`#${island.widget}?`)) sleeper.hydrate();
    // Where it is has been reckoned for the frame that is shown: asking before would have it reckoned twice.
    else if (island.client === 'visible') requestAnimationFrame(() => setTimeout(() => sleeper.hydrateWhenVisible()));
  }
}

/** An island before it is awake: it wakes once, however often it is asked to. */
class LazyIsland {
  readonly #root: HTMLElement;
  readonly #island: Island;
  readonly #load: () => Promise<Activate>;
  readonly #replay: EventReplay;
  #hydrating = false;

  constructor(root: HTMLElement, island: Island, load: () => Promise<Activate>) {
    this.#root = root;
    this.#island = island;
    this.#load = load;
    this.#replay = new EventReplay(root, () => this.hydrate());
  }

  hydrateWhenVisible(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        this.hydrate();
      },
      { rootMargin: ROOT_MARGIN },
    );
    const boxes = boxesOf(this.#root);
    for (const box of boxes) observer.observe(box);
    // Nothing that could near the viewport: there is nothing to wait for.
    if (boxes.length === 0) this.hydrate();
  }

  hydrate(): void {
    if (this.#hydrating) return;
    this.#hydrating = true;
    this.#load().then(
      (live) => live(this.#root, this.#island, this.#replay),
      (error: unknown) => {
        // The HTML stays, and so does what was held; the next use tries again.
        this.#hydrating = false;
        console.error(`${this.#island.widget}: did not load`, error);
      },
    );
  }
}

/** The outermost elements with a box of their own; an island, a widget and a slot have none (display: contents). */
const boxesOf = (element: Element): readonly Element[] =>
  [...element.children].flatMap((child) => (getComputedStyle(child).display === 'contents' ? boxesOf(child) : child));
