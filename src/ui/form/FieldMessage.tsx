import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface FieldMessageProps {
  /** Id of the field. */
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  /** False in a form whose ErrorSummary announces all errors at once. */
  readonly announcesError?: boolean | undefined;
}

const LINE = 'mt-1.5 text-xs leading-[1.7]';

/**
 * Renders the hint and the error under a control: the hint often names the bound that a value missed. The error appears in
 * a live region that always exists.
 */
export function FieldMessage({ id, hint, error, announcesError = true }: FieldMessageProps) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={`${LINE} text-text-3`}>
          {hint}
        </p>
      )}
      <div aria-live={announcesError ? 'polite' : undefined}>
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
