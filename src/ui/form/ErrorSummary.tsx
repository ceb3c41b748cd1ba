import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface ErrorSummaryProps {
  /** Unique on the page. */
  readonly id: string;
  readonly title: ReactNode;
  /** Errors in the order of the fields, each with the id of its field; one of the whole form has none. */
  readonly errors: readonly { readonly id?: string; readonly text: string }[];
  /** Number of submits so far; the summary takes the focus each time it changes. */
  readonly attempt: number;
  readonly className?: string;
}

/**
 * Renders the validation errors as links to their fields, at the top of a form. It takes the focus, so that screen readers
 * read its heading and all errors once; the fields of its form announce none (`announcesError`).
 */
export function ErrorSummary({ id, title, errors, attempt, className = '' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-s-[5px] border-danger bg-danger-ground p-5 max-sm:p-4 firm-md ${className}`}
    >
      <Icon name="alert" className="mt-0.5 size-6.5 text-danger" />
      <h2 id={`${id}-title`} className="mb-1 text-md text-danger">
        {title}
      </h2>
      {/* The list takes the full width on phones. */}
      <ul id={`${id}-list`} className="col-span-full sm:col-start-2">
        {errors.map((error) => (
          <li key={error.id ?? error.text}>
            {error.id === undefined ? (
              <span className="inline-block py-1 text-sm text-danger">{error.text}</span>
            ) : (
              <a href={`#${error.id}`} onClick={focusField} className="inline-block py-1 text-sm text-danger">
                {error.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field itself instead of following the link, so that the URL does not change. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
