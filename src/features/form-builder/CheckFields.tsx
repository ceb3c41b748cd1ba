import { FieldMessage } from '#src/ui/form/FieldMessage.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { FieldProps } from './builder-context.ts';
import { controlId, controlProps, fieldProps } from './BuilderField.tsx';
import { toggled } from './builder-values.ts';

/** Renders a box to tick with its words, as a consent has it. */
export function CheckboxField({ node, form }: FieldProps) {
  const { id, label, error, required = false } = fieldProps(form, node);
  const [value = 'false'] = form.valuesOf(node);
  return (
    <div>
      <label className="builder-tick">
        <span className="builder-box">
          <input
            type="checkbox"
            id={id}
            {...controlProps(form, node)}
            value="true"
            checked={value === 'true'}
            required={required}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={({ currentTarget }) => form.change(node, [`${currentTarget.checked}`])}
            onBlur={() => form.leave(node)}
          />
          <Icon name="check" />
        </span>
        <span>{label}</span>
      </label>
      <FieldMessage id={id} hint={undefined} error={error} announcesError={false} />
    </div>
  );
}

/** Renders a list of which several options may be ticked; the first box has the field's id. */
export function CheckboxesField({ node, form }: FieldProps) {
  const { label, note, error, required = false } = fieldProps(form, node);
  const id = controlId(form, node);
  const chosen = form.valuesOf(node);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      {node.element.title.trim() !== '' && (
        <legend className="builder-legend">
          <span>{label}</span>
          {note !== undefined && <span className="builder-note">{note}</span>}
        </legend>
      )}
      <div className="builder-ticks">
        {(node.element.options ?? []).map(({ value, text }, position) => (
          <label key={value} className="builder-tick">
            <span className="builder-box">
              <input
                type="checkbox"
                id={position === 0 ? id : `${id}-${position}`}
                {...controlProps(form, node)}
                value={value}
                checked={chosen.includes(value)}
                aria-invalid={error !== undefined}
                aria-required={required && position === 0 ? true : undefined}
                onChange={() => form.change(node, toggled(node, chosen, value))}
              />
              <Icon name="check" />
            </span>
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} hint={undefined} error={error} announcesError={false} />
    </fieldset>
  );
}
