import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import { describedBy } from './field-ids.ts';

/** What a field gives to its control, to be spread over it. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface BaseFieldProps {
  /** Unique on the page; the ids of hint and error begin with it. */
  readonly id: string;
  readonly label: ReactNode;
  /** At the far end of the label's line, "in months". */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong; it takes the place of the hint. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly className?: string;
}

interface FieldProps extends BaseFieldProps {
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control under its label, over its hint or what is wrong with it; for those who listen, tied to both. */
export function Field({ id, label, note, hint, error, required = false, className, children }: FieldProps) {
  return (
    <div className={className}>
      <div className={FIELD_HEAD}>
        <label htmlFor={id}>{label}</label>
        {note !== undefined && <FieldNote id={id}>{note}</FieldNote>}
      </div>
      {children({
        id,
        required,
        // Said either way: browsers take an empty required control for an invalid one before anyone has tried it.
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy({ id, note, hint, error }),
      })}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

/** The line of a field's label. */
export const FIELD_HEAD = 'mb-1.5 flex items-baseline justify-between gap-2 text-sm leading-[1.7] font-label';

/** What stands at the far end of a label's line. */
export function FieldNote({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span id={`${id}-note`} className="text-xs font-text text-text-3">
      {children}
    </span>
  );
}
