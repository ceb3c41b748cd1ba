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
import { createHistoryEntry } from '#src/ui/disclosure/history-entry.ts';
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

const isShown = (popup: HTMLElement | null): boolean => popup?.matches(':popover-open') ?? false;

/** Closes the popup on Escape, by which a browser would first clear a search field with text; Tab goes round in it. */
function press(popup: HTMLElement, event: KeyboardEvent): void {
  if (event.key === 'Escape') popup.hidePopover();
  else wrapFocus(popup, event);
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
    const isOutside = isShown(popup) && !popup?.contains(document.activeElement);
    if (isOutside && writes(event)) field?.focus();
  };
  document.addEventListener('keydown', focus, { signal: typing.signal });
  return () => typing.abort();
}

/**
 * Takes over from the browser once hydrated, which focused the field at once until then, so that nothing typed before was lost. Calls
 * back with true when the popup is open already.
 */
function useTakeOver(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  onHydrated: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    field.current?.removeAttribute('autofocus');
    onHydrated(isShown(popup.current));
    return catchTyping(popup.current, field.current);
  }, [popup, field, onHydrated]);
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
  const [entry] = useState(() => createHistoryEntry('isSearchOpen'));
  const close = () => popup.current?.hidePopover();
  /** Closes the popup of a page that is left, whose history entry stays. */
  const leave = () => {
    isLeaving.current = true;
    close();
  };
  if (isOpen && !wasOpened) setWasOpened(true);

  useTakeOver(popup, field, setOpen);

  useEffect(() => {
    const opened = popup.current;
    if (!isOpen) return undefined;
    isLeaving.current = false;
    entry.add(true);
    const focus = setTimeout(() => field.current?.focus(), SEARCH_FOCUS_MS);
    const closing = new AbortController();
    addEventListener('popstate', () => entry.isLeft() && close(), { signal: closing.signal });
    addEventListener('pagehide', leave, { signal: closing.signal });
    return () => {
      closing.abort();
      clearTimeout(focus);
      if (!isLeaving.current) entry.remove(() => isShown(opened) || undefined);
    };
  }, [isOpen, entry]);

  return {
    isOpen,
    wasOpened,
    popup,
    field,
    popupProps: {
      onToggle: ({ newState }) => setOpen(newState === 'open'),
      onKeyDown: (event) => popup.current && press(popup.current, event),
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget && !popup.current?.contains(relatedTarget)) close();
      },
    },
    leaveFor: (url) => {
      if (url === undefined) return;
      leave();
      replaceLocation(url);
    },
  };
}
