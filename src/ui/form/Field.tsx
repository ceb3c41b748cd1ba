import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import { describedBy } from './field-ids.ts';

/** Props that a field passes to its control, to be spread on it. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  /** Name of a control without a label. */
  readonly 'aria-label'?: string | undefined;
}

export interface BaseFieldProps {
  /** Unique on the page; the ids of hint and error begin with it. */
  readonly id: string;
  /** An empty text leaves out the label and its note: the control has a name of its own. */
  readonly label: ReactNode;
  /** Text at the end of the label's line, such as "in months". */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** Validation error, below the hint. */
  readonly error?: string | undefined;
  /** False in a form whose ErrorSummary announces all errors at once. */
  readonly announcesError?: boolean;
  readonly required?: boolean;
  readonly className?: string;
}

interface FieldProps extends BaseFieldProps {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Renders a control with its label above and its hint and error below, and links them by ARIA attributes. */
export function Field({ id, label, note, required = false, className, children, ...message }: FieldProps) {
  const { hint, error } = message;
  return (
    <div className={className}>
      {label !== '' && (
        <div className={FIELD_HEAD}>
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
          {note !== undefined && <FieldNote id={id}>{note}</FieldNote>}
        </div>
      )}
      {children({
        id,
        required,
        // Always set: browsers report an empty required control as invalid before the first input.
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy({ id, note, hint, error }),
      })}
      <FieldMessage id={id} hint={hint} error={error} announcesError={message.announcesError} />
    </div>
  );
}

/** Classes of the line of a field's label. */
export const FIELD_HEAD = 'mb-1.5 flex items-baseline justify-between gap-2 text-sm leading-[1.7] font-label';

/** Renders the note at the end of a label's line. */
export function FieldNote({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span id={`${id}-note`} className="text-xs font-text text-text-3">
      {children}
    </span>
  );
}
