import type { ReactNode } from 'react';
import type { ValueNode } from '#sitecore/contracts/form-view.ts';
import { type BaseFieldProps, Field, type FieldControl } from '#src/ui/form/Field.tsx';
import type { BuilderContext } from './builder-context.ts';

/** Returns the id of a field's control. */
export const controlId = (form: Pick<BuilderContext, 'id'>, { element }: Pick<ValueNode, 'element'>): string =>
  `${form.id}-${element.id}`;

/** Returns the label, hint and error of a field; those of a form without an error summary announce their own. */
export function fieldProps(form: BuilderContext, node: ValueNode): BaseFieldProps {
  const { isRequired, optional } = form.stateOf(node.element);
  const error = form.errorOf(node);
  const isLone = node.element.type === 'checkbox';
  return {
    id: controlId(form, node),
    label: node.element.title.trim(),
    ...(optional !== 'never' && !isLone && node.element.title.trim() !== '' && { note: optionalNote(form, optional) }),
    ...(error !== undefined && { error }),
    announcesError: false,
    required: isRequired,
  };
}

/** Returns the note of a field that may stay empty. A choice that requires it takes the note away, which needs scripts. */
const optionalNote = ({ phrases }: BuilderContext, optional: 'always' | 'now'): ReactNode =>
  optional === 'always' ? phrases.form_optional : <span className="builder-scripted">{phrases.form_optional}</span>;

/** Returns what all controls of a form share: their name, and that they are off while a rule or a submit says so. */
export const controlProps = (form: BuilderContext, node: ValueNode) => ({
  name: node.name,
  disabled: form.isLive && form.stateOf(node.element).isDisabled,
});

interface BuilderFieldProps {
  readonly node: ValueNode;
  readonly form: BuilderContext;
  /** Text at the end of the label's line. */
  readonly note?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * Renders a control with its label and error. Without the label and its note where that has no text (FORM-06): the control is
 * named by its placeholder, else by the field's name.
 */
export function BuilderField({ node, form, note, children }: BuilderFieldProps) {
  const { note: optional, ...props } = fieldProps(form, node);
  if (props.label === '') {
    const name = node.placeholder || node.element.name;
    return <Field {...props}>{(control) => children({ ...control, 'aria-label': name })}</Field>;
  }
  const notes = [optional, note].filter((one) => one !== undefined);
  return (
    <Field {...props} {...(notes.length > 0 && { note: <Notes notes={notes} /> })}>
      {children}
    </Field>
  );
}

const Notes = ({ notes }: { readonly notes: readonly ReactNode[] }) => (
  <>
    {notes[0]}
    {notes.length > 1 && <> · {notes[1]}</>}
  </>
);
