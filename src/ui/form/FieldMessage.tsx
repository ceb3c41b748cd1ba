import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface FieldMessageProps {
  /** The id of the field. */
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

const LINE = 'mt-1.5 text-xs leading-[1.7]';

/**
 * The line under a control. What is wrong is announced as it appears, by a container that is there from the start. It is
 * the only announcement of it: an ErrorSummary takes the focus and is heard by its heading alone.
 */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <>
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className={`${LINE} text-text-3`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`${id}-error`} className={`${LINE} flex items-start gap-[0.45em] text-danger`}>
            <Icon name="alert" className="mt-[0.28em] size-[1.15em]" />
            {error}
          </p>
        )}
      </div>
    </>
  );
}
