import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SEARCH_FOCUS_MS } from '#src/config/timings/header.ts';
import { replaceLocation } from './replace-location.ts';
import { wrapFocus } from './wrap-focus.ts';

interface UseSearchPopupResult {
  readonly isOpen: boolean;
  /** True once the popup has been opened: from then on the suggestions' code is worth loading. */
  readonly wasOpened: boolean;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Props to spread on the popup. */
  readonly popupProps: {
    readonly onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent<HTMLDivElement>) => void;
  };
  /** Closes the popup and loads a URL in place of the popup's history entry; stays open without a URL. */
  readonly leaveFor: (url: string | undefined) => void;
}

/** Key in the state of the popup's history entry. */
const MARK = 'isSearchOpen';

const isMarked = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
};

type Key = globalThis.KeyboardEvent;

/** Returns true for a key that writes a character outside the popup; a space presses a focused button. */
const isWritingOutside = ({ key, ctrlKey, metaKey, altKey }: Key, popup: HTMLElement | null): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !popup?.contains(document.activeElement);

/** Adds listeners to the window, and returns a function that removes them. */
function listen(onKeydown: (event: Key) => void, onPopstate: () => void, onPagehide: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('keydown', onKeydown, { signal });
  addEventListener('popstate', onPopstate, { signal });
  addEventListener('pagehide', onPagehide, { signal });
  return () => listening.abort();
}

/** Closes the popup on Escape, by which a browser would first clear a search field with text; Tab goes round in it. */
function press(popup: HTMLElement, event: KeyboardEvent): void {
  if (event.key === 'Escape') popup.hidePopover();
  else wrapFocus(popup, event);
}

/**
 * Adds history and focus handling to the search popover. While it is open the history has one more entry, so that Back
 * closes it; closing it in another way removes that entry. Opening focuses its field, after a moment or with the first character that
 * is typed; Tab goes round in it, and it closes when a screen reader moves the focus to the page behind or the page is left.
 */
export function useSearchPopup(): UseSearchPopupResult {
  const popup = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => popup.current?.hidePopover();

  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    // Until now the browser focused the field at once, so that nothing typed before hydration was lost.
    field.current?.removeAttribute('autofocus');
    // It may have been opened before hydration.
    setOpen(popup.current?.matches(':popover-open') ?? false);
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    isLeaving.current = false;
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
    const focus = setTimeout(() => field.current?.focus(), SEARCH_FOCUS_MS);
    const closeUnmarked = () => !isMarked() && close();
    const leave = () => {
      isLeaving.current = true;
      close();
    };
    // A character goes to the element that has the focus once its key has been heard.
    const write = (event: Key) => isWritingOutside(event, popup.current) && field.current?.focus();
    const stopListening = listen(write, closeUnmarked, leave);
    return () => {
      clearTimeout(focus);
      stopListening();
      if (isMarked() && !isLeaving.current) history.back();
    };
  }, [isOpen]);

  return {
    isOpen,
    wasOpened,
    popup,
    field,
    popupProps: {
      onToggle: ({ newState }) => setOpen(newState === 'open'),
      onKeyDown: (event) => popup.current && press(popup.current, event),
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget !== null && !popup.current?.contains(relatedTarget)) close();
      },
    },
    leaveFor: (url) => {
      if (url === undefined) return;
      isLeaving.current = true;
      close();
      replaceLocation(url);
    },
  };
}
