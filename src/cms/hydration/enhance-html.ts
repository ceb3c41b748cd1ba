import { type Activate, reportHydrationError } from './activate.ts';

/** The life of a widget whose HTML stands as the server wrote it: its behaviour starts on it, without React. */
export const enhanceHtml =
  (start: (root: HTMLElement) => void): Activate =>
  (root, island, uses) => {
    const nodes = [...root.childNodes];
    try {
      start(root);
    } catch (error) {
      uses.release();
      root.replaceChildren(...nodes);
      reportHydrationError(root, island, error);
      return;
    }
    for (const again of uses.release()) again();
    root.dataset.hydrated = '';
  };
