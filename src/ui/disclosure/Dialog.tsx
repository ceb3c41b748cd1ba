import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../text/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';

interface DialogProps {
  /** Unique on the page. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** It was closed, by whatever: Escape, a click outside of it, its cross. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const FOCUSABLE = ':is(button, input, select, textarea):enabled, a[href]';

/**
 * What has to be answered or left before the page goes on. The browser keeps the focus in it and gives it back to what had
 * it; the cross is the last that the keyboard reaches, so that the first is an answer.
 */
export function Dialog({ id, isOpen, title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) {
      if (dialog.current?.open) dialog.current.close();
      return;
    }
    dialog.current?.showModal();
    // Left to itself a browser takes what scrolls for the first thing that can have the focus.
    dialog.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, [isOpen]);
  // What it holds covers all of it: a click on the dialog itself is one on the scrim.
  const leave = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose} onClick={leave} className="modal">
      <div className="flex min-h-0 flex-1 flex-col">
        <Heading level={2} size="xl" id={`${id}-title`} className="py-5 ps-6 pe-18 sm:ps-8">
          {title}
        </Heading>
        <div className="overflow-y-auto px-6 pb-6 sm:px-8 sm:pb-8">{children}</div>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={closeLabel}
          className="absolute end-4 top-4 grid size-touch place-items-center rounded-full hover:bg-primary-soft hover:text-primary"
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
