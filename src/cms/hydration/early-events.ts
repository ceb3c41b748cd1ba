import { EventReplay } from './event-replay.ts';

/** Holds the events of all islands in the document from before the code that hydrates islands is loaded. */
export class EarlyEvents {
  readonly #replays = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-island]')].map((root) => [root, new EventReplay(root)]),
  );

  /** Returns the events held for an island; its caller releases them. */
  take(root: HTMLElement): EventReplay {
    const replay = this.#replays.get(root) ?? new EventReplay(root);
    this.#replays.delete(root);
    return replay;
  }

  /** Replays the events of islands that were not taken, which nothing will hydrate, and holds no more. */
  releaseOthers(): void {
    for (const replay of this.#replays.values()) for (const replayEvent of replay.release()) replayEvent();
    this.#replays.clear();
  }
}
