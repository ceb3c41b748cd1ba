import { carriedKey } from '#src/features/share-link/carried-values.ts';
import { type FocusEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';

interface FormLayoutProps {
  /** Name of the form in its query. */
  readonly name: string;
  /** Id of the form, to which a page without scripts returns. */
  readonly id: string;
  /** Id of the element that labels the form. */
  readonly labelledBy: string;
  readonly onSubmit?: () => void;
  /** Content above the fields. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** Buttons below the fields. */
  readonly actions: ReactNode;
}

/**
 * Lays out a form. Without scripts a browser submits its fields as a query, and the server renders the page with the
 * result (decision 31); the key `form` tells which form of the page it was. When a control that has the focus leaves the page, as
 * the button that clears the form does, the form has it, so that the keyboard goes on from there.
 */
export function FormLayout({ name, id, labelledBy, onSubmit, head, children, actions }: FormLayoutProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const formRef = useRef<HTMLFormElement>(null);
  const focusedRef = useRef<Element>(null);
  useEffect(() => {
    if (focusedRef.current?.isConnected !== false || document.activeElement !== document.body) return;
    focusedRef.current = null;
    formRef.current?.setAttribute('tabindex', '-1');
    formRef.current?.focus({ preventScroll: true });
  });
  return (
    <form
      ref={formRef}
      noValidate
      data-draft={carriedKey(name)}
      id={id}
      action={`#${id}`}
      onSubmit={submit}
      onFocus={({ target }: FocusEvent) => void (focusedRef.current = target)}
      className="scroll-mt-24 border border-line bg-surface p-panel firm-lg"
      aria-labelledby={labelledBy}
    >
      {head}
      {children}
      <div className="mt-7 flex flex-wrap items-center gap-3 empty:hidden max-sm:*:grow">{actions}</div>
      {/* Last: the first group of fields has no margin above it. */}
      <input type="hidden" name="form" value={name} />
    </form>
  );
}
