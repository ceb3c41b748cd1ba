import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface ErrorSummaryProps {
  /** Unique on the page. */
  readonly id: string;
  readonly title: ReactNode;
  /** What is wrong, in the order of the fields, each with the id of its field. */
  readonly errors: readonly { readonly id: string; readonly text: string }[];
  /** How often the form has been tried: it takes the focus each time. */
  readonly attempt: number;
  readonly className?: string;
}

/**
 * What stands between a visitor and the answer, first in the form. It takes the focus, by which its heading is heard; each
 * problem is announced by its own field (FieldMessage), so this one is no alert.
 */
export function ErrorSummary({ id, title, errors, attempt, className = '' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-s-[5px] border-danger bg-danger-ground p-5 max-sm:p-4 firm-md ${className}`}
    >
      <Icon name="alert" className="mt-0.5 size-6.5 text-danger" />
      <h2 id={`${id}-title`} className="mb-1 text-md text-danger">
        {title}
      </h2>
      {/* On phones the whole width is theirs. */}
      <ul className="col-span-full sm:col-start-2">
        {errors.map((problem) => (
          <li key={problem.id}>
            <a href={`#${problem.id}`} onClick={focusField} className="inline-block py-1 text-sm text-danger">
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads into the control itself, not only to its place on the page; the address stays as it is. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
