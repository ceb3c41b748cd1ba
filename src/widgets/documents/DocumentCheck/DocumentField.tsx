import { Field } from '#src/ui/form/Field.tsx';

interface DocumentFieldProps {
  readonly id: string;
  /** Key of the query of a form without scripts. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly inputMode?: 'numeric';
  readonly onText: (text: string) => void;
}

/** Renders a field whose text is filtered as it is entered; it is written from left to right. */
export const DocumentField = ({ id, name, label, hint, error, value, inputMode, onText }: DocumentFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error}>
    {(control) => (
      <div className="field-box">
        <input
          {...control}
          name={name}
          value={value}
          dir="ltr"
          data-field=""
          autoComplete="off"
          spellCheck={false}
          inputMode={inputMode}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          className="field-input document-input"
        />
      </div>
    )}
  </Field>
);
