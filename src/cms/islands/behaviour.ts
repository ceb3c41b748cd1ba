import { type Life, stayAsleep } from './life.ts';

/** The life of a widget whose HTML stands as the server wrote it: its behaviour starts on it, without React. */
export const behaviour =
  (start: (root: HTMLElement) => void): Life =>
  (root, island, uses) => {
    const nodes = [...root.childNodes];
    try {
      start(root);
    } catch (error) {
      uses.release();
      root.replaceChildren(...nodes);
      stayAsleep(root, island, error);
      return;
    }
    for (const again of uses.release()) again();
    root.dataset.awake = '';
  };
