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

/** Closes the popup on Escape, by which a browser would first clear a search field with text; Tab goes round in it. */
function press(popup: HTMLElement, event: KeyboardEvent): void {
  if (event.key === 'Escape') popup.hidePopover();
  else wrapFocus(popup, event);
}

/**
 * Takes over from the browser, which focused the field at once until now, so that nothing typed before hydration was lost.
 * Returns true when the popup is open already.
 */
function takeOver(popup: HTMLElement | null, field: HTMLElement | null): boolean {
  field?.removeAttribute('autofocus');
  return popup?.matches(':popover-open') ?? false;
}

/** Tells if a key event writes a character. */
const writes = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Focuses the field of an open popup as soon as a visitor types outside of it, who does not wait until it takes the focus: the browser
 * then writes that character into it. Returns a function that ends this.
 */
function catchTyping(popup: HTMLElement | null, field: HTMLElement | null): () => void {
  const typing = new AbortController();
  const focus = (event: globalThis.KeyboardEvent) => {
    const isOutside = popup?.matches(':popover-open') && !popup.contains(document.activeElement);
    if (isOutside && writes(event)) field?.focus();
  };
  document.addEventListener('keydown', focus, { signal: typing.signal });
  return () => typing.abort();
}

/**
 * Adds history and focus handling to the search popover. While it is open the history has one more entry, so that Back
 * closes it; closing it in another way removes that entry. Opening focuses its field, Tab goes round in it, and it closes when a
 * screen reader moves the focus to the page behind or the page is left.
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
    setOpen(takeOver(popup.current, field.current));
    return catchTyping(popup.current, field.current);
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    isLeaving.current = false;
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
    const focus = setTimeout(() => field.current?.focus(), SEARCH_FOCUS_MS);
    const closing = new AbortController();
    const leave = () => {
      isLeaving.current = true;
      close();
    };
    addEventListener('popstate', () => !isMarked() && close(), { signal: closing.signal });
    addEventListener('pagehide', leave, { signal: closing.signal });
    return () => {
      clearTimeout(focus);
      closing.abort();
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
