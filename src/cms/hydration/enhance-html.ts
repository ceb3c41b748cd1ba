import { type Activate, reportHydrationError } from './activate.ts';

/** Returns the Activate of a widget with an enhancement, which runs on the server's HTML without React. */
export const enhanceHtml =
  (enhance: (root: HTMLElement) => void): Activate =>
  (root, island, replay) => {
    const nodes = [...root.childNodes];
    try {
      enhance(root);
    } catch (error) {
      replay.release();
      root.replaceChildren(...nodes);
      reportHydrationError(root, island, error);
      return;
    }
    for (const replayEvent of replay.release()) replayEvent();
    root.dataset.hydrated = '';
  };
