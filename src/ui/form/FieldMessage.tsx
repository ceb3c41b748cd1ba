import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface FieldMessageProps {
  /** Id of the field. */
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

const LINE = 'mt-1.5 text-xs leading-[1.7]';

/**
 * Renders the hint and the error under a control: the hint often names the bound that a value missed. A live region that always exists announces the error as it appears; it is the
 * only announcement, because an ErrorSummary has no live region.
 */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <>
      {hint !== undefined && (
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
