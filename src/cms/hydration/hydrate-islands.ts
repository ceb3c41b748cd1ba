import { afterFrame, nextTask } from '#src/ui/frames.ts';
import { EventReplay } from './event-replay.ts';
import type { Island, Islands } from './island.ts';
import type { BrowserRegistry, Activate } from './activate.ts';
import { enhanceHtml } from './enhance-html.ts';

/** Distance from the viewport at which an island hydrates. */
const ROOT_MARGIN = '256px';

/** Hydrates the islands of a page, each when its client directive says; `takeReplay` returns the events held for one. */
export function hydrateIslands(
  islands: Islands,
  registry: BrowserRegistry,
  takeReplay = (root: HTMLElement) => new EventReplay(root),
): void {
  const needsViews = Object.values(islands).some(({ view, client }) => view && client !== 'interaction');
  // The list of views is there when the first of them becomes visible.
  if (needsViews) registry.views().catch((error: unknown) => console.error('views: did not load', error));
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]:not([data-watched])')) {
    const island = islands[root.dataset.island ?? ''];
    if (!island || island.widget.includes('/') !== (registry.hasExamples ?? false)) continue;
    root.dataset.watched = '';
    const lazyIsland = new LazyIsland(root, island, () => load(island, registry), takeReplay(root));
    // A fragment with values for a widget (`#Widget?…`) means that the widget is to be seen, and so do entries of before.
    if (island.client === 'load' || location.hash.startsWith(`#${island.widget}?`) || hasDraft(root))
      lazyIsland.hydrate();
    // Reading layout before the first paint would force a second layout; wait for the next frame.
    else if (island.client === 'visible') afterFrame(() => lazyIsland.hydrateWhenVisible());
  }
}

/** Returns true for an island with a form of which the visitor’s window has kept entries, under the name in `data-draft`. */
function hasDraft(root: HTMLElement): boolean {
  const name = root.querySelector<HTMLElement>('form[data-draft]')?.dataset.draft;
  try {
    return name !== undefined && sessionStorage.getItem(name) !== null;
  } catch {
    // A visitor may forbid storage.
    return false;
  }
}

/** Loads the code that activates an island; rejects for a widget that the registry does not have. */
async function load({ widget, view }: Island, { enhancements, views }: BrowserRegistry): Promise<Activate> {
  if (view) return loaderOf(widget, await views())();
  const { enhance } = await loaderOf(widget, enhancements)();
  // Evaluating new code and enhancing may both take long.
  await nextTask();
  return enhanceHtml(enhance);
}

function loaderOf<Load>(widget: string, loaders: Readonly<Record<string, Load>>): Load {
  const loader = loaders[widget];
  if (!loader) throw new Error('not in the registry');
  return loader;
}

/** An island before hydration; it hydrates once, however often `hydrate` is called. */
class LazyIsland {
  readonly #root: HTMLElement;
  readonly #island: Island;
  readonly #load: () => Promise<Activate>;
  readonly #replay: EventReplay;
  #hydrating = false;

  constructor(root: HTMLElement, island: Island, load: () => Promise<Activate>, replay: EventReplay) {
    this.#root = root;
    this.#island = island;
    this.#load = load;
    this.#replay = replay;
    replay.whenUsed(() => this.hydrate());
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
    // No element has a box to observe: hydrate at once.
    if (boxes.length === 0) this.hydrate();
  }

  hydrate(): void {
    if (this.#hydrating) return;
    this.#hydrating = true;
    this.#load().then(
      (activate) => activate(this.#root, this.#island, this.#replay),
      (error: unknown) => {
        // The HTML stays and events remain held; the next interaction tries again.
        this.#hydrating = false;
        console.error(`${this.#island.widget}: did not load`, error);
      },
    );
  }
}

/** Returns the outermost elements that have a box; islands, widgets and slots have none (display: contents). */
const boxesOf = (element: Element): readonly Element[] =>
  [...element.children].flatMap((child) => (getComputedStyle(child).display === 'contents' ? boxesOf(child) : child));
