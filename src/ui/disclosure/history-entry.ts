/** Entry of the browser's history that something open adds, so that Back closes it. */
interface HistoryEntry {
  /** Returns the value of the current entry; undefined when that is another's. */
  readonly value: () => unknown;
  /** Tells if a visitor has left the entry: what is open closes then. Its own going back is no such leaving. */
  readonly isLeft: () => boolean;
  /** Adds it with a value, unless the current one is it. */
  readonly add: (value: unknown) => void;
  /**
   * Removes it by going back, if it is the current one. Going back takes a moment: until then a second call does nothing, which would
   * leave the page, and what is open again by then, as `openValue` tells, gets its entry anew.
   */
  readonly remove: (openValue: () => unknown) => void;
}

/** Returns the entry whose value stands under a key of the history's state. */
export function createHistoryEntry(key: string): HistoryEntry {
  let isGoingBack = false;
  const value = (): unknown => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  };
  const push = (added: unknown) => {
    if (value() === undefined) history.pushState({ ...history.state, [key]: added }, '');
  };
  return {
    value,
    isLeft: () => !isGoingBack && value() === undefined,
    add: (added) => {
      if (!isGoingBack) push(added);
    },
    remove: (openValue) => {
      if (isGoingBack || value() === undefined) return;
      isGoingBack = true;
      const arriving = new AbortController();
      const arrive = ({ type }: Event) => {
        arriving.abort();
        isGoingBack = false;
        const added = openValue();
        if (type === 'popstate' && added !== undefined) push(added);
      };
      for (const type of ['popstate', 'pagehide']) addEventListener(type, arrive, { signal: arriving.signal });
      history.back();
    },
  };
}
