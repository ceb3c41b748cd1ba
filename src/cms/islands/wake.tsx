import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { BrowserRegistry, BrowserView } from './browser-view.ts';
import { type Replay, watchFirstUse } from './first-use.ts';
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
    if (island.wake === 'load') void sleeper.wake();
    else sleeper.wakeWhenNear();
  }
}

/** An island before it is awake: it wakes once, however often it is asked to. */
class Sleeper {
  readonly #root: HTMLElement;
  readonly #island: Island;
  readonly #load: () => Promise<BrowserView>;
  #replay: Replay | undefined;
  #waking: Promise<void> | undefined;
  #stopWatching: () => void;

  constructor(root: HTMLElement, island: Island, load: () => Promise<BrowserView>) {
    this.#root = root;
    this.#island = island;
    this.#load = load;
    this.#stopWatching = watchFirstUse(root, (replay) => {
      this.#replay = replay ?? this.#replay;
      void this.wake();
    });
  }

  wakeWhenNear(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void this.wake();
      },
      { rootMargin: NEAR },
    );
    const boxes = boxesOf(this.#root);
    for (const box of boxes) observer.observe(box);
    // Nothing that could near the viewport: there is nothing to wait for.
    if (boxes.length === 0) void this.wake();
  }

  wake(): Promise<void> {
    return (this.#waking ??= this.#wake());
  }

  async #wake(): Promise<void> {
    try {
      const View = await this.#load();
      this.#hydrate(View);
    } catch (error) {
      // The chunk did not arrive: the HTML stays, the next use tries again.
      this.#waking = undefined;
      console.error(`${this.#island.widget}: did not load`, error);
    }
  }

  #hydrate(View: BrowserView): void {
    const root = this.#root;
    const { props, slots, widget } = this.#island;
    keepSlots(root);
    const nodes = [...root.childNodes];
    const filled = Object.fromEntries(
      slots.map((name) => [name, <Slot key={name} id={slotId(props.uid, name)} html="" />]),
    );
    const onFailure = (error: unknown) => console.error(`${widget}: failed in the browser, its HTML stays`, error);
    hydrateRoot(
      root,
      <KeepHtml nodes={nodes} onFailure={onFailure}>
        <Awake onAwake={() => this.#awake()}>
          <View {...props} slots={filled} />
        </Awake>
      </KeepHtml>,
      { identifierPrefix: props.uid, onCaughtError: () => undefined },
    );
  }

  #awake(): void {
    this.#stopWatching();
    this.#root.dataset.awake = '';
    this.#replay?.();
    this.#replay = undefined;
  }
}

/** The outermost elements with a box of their own; an island, a widget and a slot have none (display: contents). */
const boxesOf = (element: Element): readonly Element[] =>
  [...element.children].flatMap((child) => (getComputedStyle(child).display === 'contents' ? boxesOf(child) : child));

function Awake({ children, onAwake }: { readonly children: ReactNode; readonly onAwake: () => void }) {
  // Runs once: what wakes an island does not change while it wakes.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  useEffect(onAwake, []);
  return children;
}
