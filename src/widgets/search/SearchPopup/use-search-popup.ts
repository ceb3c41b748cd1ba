import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SEARCH_FOCUS_MS } from '#src/config/timings.ts';
import { replaceLocation } from './replace-location.ts';

interface UseSearchPopupResult {
  readonly isOpen: boolean;
  /** Whether it is or has been open: what it needs besides its form is worth loading. */
  readonly wasOpened: boolean;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** To be spread over the popup. */
  readonly popupProps: {
    readonly onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent<HTMLDivElement>) => void;
  };
  /** Closes it and goes to an address, in the place of the entry that the popup has in the history. */
  readonly leaveFor: (address: string) => void;
}

/** What the popup's entry in the history is known by. */
const MARK = 'isSearchOpen';

const isMarked = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
};

/**
 * What a popover that searches cannot do by itself. While it is open the history has one entry more, so that Back closes
 * it; closed in any other way it takes that entry along. The focus goes into its field, and where it goes on to the page
 * behind, or the page is left, the popup closes.
 */
export function useSearchPopup(): UseSearchPopupResult {
  const popup = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const close = () => popup.current?.hidePopover();

  if (isOpen && !isUsed) setUsed(true);

  // It may have been opened before any script.
  useEffect(() => setOpen(popup.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    isLeaving.current = false;
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
    const focus = setTimeout(() => field.current?.focus(), SEARCH_FOCUS_MS);
    const gone = new AbortController();
    const closeUnmarked = () => !isMarked() && close();
    const leave = () => {
      isLeaving.current = true;
      close();
    };
    addEventListener('popstate', closeUnmarked, { signal: gone.signal });
    addEventListener('pagehide', leave, { signal: gone.signal });
    return () => {
      clearTimeout(focus);
      gone.abort();
      if (isMarked() && !isLeaving.current) history.back();
    };
  }, [isOpen]);

  return {
    isOpen,
    wasOpened: isUsed,
    popup,
    field,
    popupProps: {
      onToggle: ({ newState }) => setOpen(newState === 'open'),
      // A field with text would be emptied first.
      onKeyDown: ({ key }) => void (key === 'Escape' && close()),
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget !== null && !popup.current?.contains(relatedTarget)) close();
      },
    },
    leaveFor: (address) => {
      isLeaving.current = true;
      close();
      replaceLocation(address);
    },
  };
}
