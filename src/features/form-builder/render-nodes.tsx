import type { ComponentType, ReactNode } from 'react';
import type { FormNode } from '#sitecore/contracts/form-view.ts';
import type { FieldType } from '#sitecore/rules/forms/form-ids.ts';
import { fieldRenderer } from '#src/cms/forms/field-renderer.ts';
import { classes } from '#src/ui/classes.ts';
import type { BuilderContext, BuilderProps, FieldProps, GroupProps, TextProps } from './builder-context.ts';
import { Actions, HiddenField, PageGroup, SectionGroup, StaticText, withoutButtons } from './BuilderParts.tsx';
import { CheckboxesField, CheckboxField } from './CheckFields.tsx';
import { FileField } from './FileField.tsx';
import { InputField } from './InputField.tsx';
import { DropdownField, ListBoxField, RadioField } from './ListFields.tsx';
import { LongTextField } from './LongTextField.tsx';

type Component = ComponentType<BuilderProps>;

/** Returns a component for nodes of one kind as one for all nodes: the type of an element decides its kind. */
const ofFields =
  (View: ComponentType<FieldProps>): Component =>
  ({ node, ...props }) =>
    node.kind === 'field' ? <View node={node} {...props} /> : null;
const ofGroups =
  (View: ComponentType<GroupProps>): Component =>
  ({ node, ...props }) =>
    node.kind === 'group' ? <View node={node} {...props} /> : null;
const ofTexts =
  (View: ComponentType<TextProps>): Component =>
  ({ node, ...props }) =>
    node.kind === 'text' ? <View node={node} {...props} /> : null;

const COMPONENTS: Readonly<Partial<Record<FieldType, Component>>> = {
  page: ofGroups(PageGroup),
  section: ofGroups(SectionGroup),
  staticText: ofTexts(StaticText),
  text: ofFields(InputField),
  email: ofFields(InputField),
  telephone: ofFields(InputField),
  number: ofFields(InputField),
  date: ofFields(InputField),
  password: ofFields(InputField),
  longText: ofFields(LongTextField),
  dropdown: ofFields(DropdownField),
  listBox: ofFields(ListBoxField),
  radio: ofFields(RadioField),
  checkbox: ofFields(CheckboxField),
  checkboxes: ofFields(CheckboxesField),
  file: ofFields(FileField),
  hidden: HiddenField,
};

const renderField = fieldRenderer(COMPONENTS);

/** Renders elements of a form in their order; the buttons among them stand together after all others. */
export function renderNodes(nodes: readonly FormNode[], form: BuilderContext): ReactNode {
  const { buttons, others } = withoutButtons(nodes);
  const shownButtons = buttons.filter(({ element }) => form.isEdited || !form.stateOf(element).isHidden);
  return (
    <>
      {others.map((node) => (
        <Element key={node.element.id} node={node} form={form} />
      ))}
      {shownButtons.length > 0 && <Actions nodes={shownButtons} form={form} />}
    </>
  );
}

/**
 * Renders an element with the inputs that stand before its value. One that a rule hides takes no room: before scripts run
 * only where they do, so that browsers without scripts show every field.
 */
function Element({ node, form }: Pick<BuilderProps, 'node' | 'form'>) {
  const isHidden = !form.isEdited && form.stateOf(node.element).isHidden;
  const isWide = node.kind !== 'field' || isWideField(node);
  return (
    <div
      hidden={isHidden && form.isLive}
      inert={form.isPending && node.kind === 'field'}
      className={classes(
        'builder-element',
        node.element.type === 'hidden' && 'contents',
        isWide && 'builder-wide',
        isHidden && 'builder-hidden',
        form.isConditional(node.element) && 'builder-conditional',
      )}
    >
      {node.kind === 'field' &&
        node.inputs.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />)}
      {renderField(node.element.type, {
        key: node.element.id,
        node,
        form,
        render: (inner: readonly FormNode[]) => renderNodes(inner, form),
      })}
    </div>
  );
}

const WIDE: readonly FieldType[] = ['longText', 'file', 'checkbox', 'checkboxes', 'radio', 'listBox'];

/** Returns true for a field that takes the whole width, by its type or its author's class. */
const isWideField = ({ element, cssClass }: Extract<FormNode, { kind: 'field' }>): boolean =>
  WIDE.includes(element.type) || cssClass.split(/\s+/).includes('wide');
