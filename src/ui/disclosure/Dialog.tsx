import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../text/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';

interface DialogProps {
  /** Unique on the page. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Called when the dialog closes, by Escape, a click on the backdrop, or its close button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const FOCUSABLE = ':is(button, input, select, textarea):enabled, a[href]';

/**
 * Renders a modal dialog. The browser traps the focus in it and restores it afterwards; the close button comes last in
 * the tab order, so that the content's first control receives the focus.
 */
export function Dialog({ id, isOpen, title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) {
      if (dialog.current?.open) dialog.current.close();
      return;
    }
    dialog.current?.showModal();
    // By default browsers focus the scrollable container first.
    dialog.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, [isOpen]);
  // The content covers the whole dialog, so a click whose target is the dialog itself is on the backdrop.
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose} onClick={closeOnBackdrop} className="modal">
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
