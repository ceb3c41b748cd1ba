import { plainId } from '../rules/forms/form-ids.ts';
import type { FormElement, FormField, FormModel, FormRule } from '../rules/forms/form-model.ts';
import type { BuilderElement, BuilderForm, BuilderInput } from './form-builder.ts';
import { readForm } from './read-form.ts';

/** A form, or one of its steps, as a page shows it. */
export interface FormView {
  /** Id of the form in the format of its JSON, which its endpoint reads. */
  readonly itemId: string;
  readonly prefix: string;
  readonly contextItemId: string;
  readonly title: string;
  readonly cssClass: string;
  /** Name of the input of the session, which a page that is cached does not have. */
  readonly sessionName: string;
  /** Name of the input of the forgery token. */
  readonly tokenName: string;
  /** The ids of form and page. */
  readonly ids: readonly FormInput[];
  readonly nodes: readonly FormNode[];
  readonly rules: readonly FormRule[];
}

interface FormInput {
  readonly name: string;
  readonly value: string;
}

export type FormNode = GroupNode | TextNode | ValueNode | ButtonNode;

/** A page or a section. */
export interface GroupNode {
  readonly kind: 'group';
  readonly element: FormElement;
  readonly title: string;
  readonly cssClass: string;
  readonly nodes: readonly FormNode[];
}

export interface TextNode {
  readonly kind: 'text';
  readonly element: FormElement;
  readonly tag: string;
  readonly text: string;
}

/** A field with its inputs. */
export interface ValueNode {
  readonly kind: 'field';
  readonly element: FormField;
  /** Inputs that a submit repeats before the value. */
  readonly inputs: readonly FormInput[];
  /** Name of the input that carries the value. */
  readonly name: string;
  /** The values that the form comes with. */
  readonly values: readonly string[];
  readonly cssClass: string;
  readonly placeholder: string;
  readonly rows: number;
  readonly isMultiple: boolean;
  /** False for a value that nothing may keep. */
  readonly isSaved: boolean;
}

export interface ButtonNode {
  readonly kind: 'button';
  readonly element: FormElement;
  readonly title: string;
  /** 1 for the next step, -1 for the one before, 0 for the submit. */
  readonly step: number;
  readonly button: FormInput;
  readonly navigation: FormInput;
  readonly navigationStep: FormInput;
}

/** Returns a form's JSON for a page; elements of an unknown type are left out. */
export function readFormView({ metadata, fields, ...form }: BuilderForm): FormView {
  const { elements, fields: values, rules } = readForm(fields);
  const found = [...elements, ...values];
  const elementOf: ElementOf = (id) => found.findLast((element) => element.id === plainId(id));
  return {
    itemId: metadata.itemId,
    prefix: form.htmlPrefix,
    contextItemId: form.contextItemId,
    title: metadata.title,
    cssClass: metadata.cssClass,
    sessionName: form.formSessionId.name,
    tokenName: form.antiForgeryToken?.name ?? '__RequestVerificationToken',
    ids: [form.formItemId, form.pageItemId].map(inputOf),
    nodes: nodesIn(fields, elementOf),
    rules,
  };
}

type ElementOf = (id: string) => FormElement | FormField | undefined;

const nodesIn = (fields: readonly BuilderElement[], elementOf: ElementOf): readonly FormNode[] =>
  fields.flatMap((json) => {
    const element = elementOf(json.model.itemId);
    return (element && nodeOf(json, element, elementOf)) ?? [];
  });

function nodeOf(json: BuilderElement, element: FormElement | FormField, elementOf: ElementOf): FormNode | undefined {
  const { model, fields, buttonField, valueField } = json;
  if (buttonField) return buttonNode(json, element, buttonField);
  if (valueField) return isField(element) ? valueNode(json, element, valueField) : undefined;
  const { title, cssClass } = model;
  if (fields) return { kind: 'group', element, title, cssClass, nodes: nodesIn(fields, elementOf) };
  return { kind: 'text', element, tag: model.htmlTag.toLowerCase(), text: model.text };
}

const isField = (element: FormElement): element is FormField => 'title' in element;

function buttonNode(
  { model, navigationButtonsField, navigationStepField }: BuilderElement,
  element: FormElement,
  button: BuilderInput,
): ButtonNode {
  const { name } = button;
  const navigationStep = inputOf(navigationStepField ?? { name, value: model.navigationStep });
  return {
    kind: 'button',
    element,
    title: model.title,
    step: Number(model.navigationStep ?? navigationStep.value),
    button: inputOf(button),
    navigation: inputOf(navigationButtonsField ?? { name, value: model.itemId }),
    navigationStep,
  };
}

const valueNode = (
  { model, indexField, fieldIdField }: BuilderElement,
  element: FormField,
  { name }: BuilderInput,
): ValueNode => ({
  kind: 'field',
  element,
  inputs: [indexField, fieldIdField].flatMap((input) => (input ? inputOf(input) : [])),
  name,
  values: valuesOf(model, element),
  cssClass: model.cssClass,
  placeholder: model.placeholderText,
  rows: Number(model.rows ?? 0),
  isMultiple: model.multipleSelection || model.isMultiple,
  isSaved: model.allowSave !== false,
});

/** Returns the values that a field comes with: of a list those that are selected, of a checkbox `true` or `false`. */
function valuesOf({ value, items }: BuilderElement['model'], { type }: FormElement): readonly string[] {
  const selected = (items ?? []).filter((item) => item.selected === true).map((item) => item.value);
  if (selected.length > 0) return selected;
  if (Array.isArray(value)) return value.map(textOf).filter((one) => one !== '');
  const text = textOf(value);
  if (type === 'checkbox') return [`${text.toLowerCase() === 'true'}`];
  if (type === 'date') return [text.slice(0, 10)];
  return text === '' && (items || type === 'file') ? [] : [text];
}

const inputOf = ({ name, value }: BuilderInput): FormInput => ({ name, value: textOf(value) });

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

/** Returns the nodes of a form, each before those in it. */
export const allNodes = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...allNodes(node.nodes)] : [node]));

/** Returns the fields of a form. */
export const fieldNodes = ({ nodes }: Pick<FormView, 'nodes'>): readonly ValueNode[] =>
  allNodes(nodes).filter((node) => node.kind === 'field');

/** Returns what the rules of a form read and change. */
export const modelOf = ({ nodes, rules }: Pick<FormView, 'nodes' | 'rules'>): FormModel => ({
  elements: allNodes(nodes).map(({ element }) => element),
  fields: fieldNodes({ nodes }).map(({ element }) => element),
  rules,
});

/** Returns the class names that an author gave a form or an element. */
export const classesIn = ({ cssClass }: { readonly cssClass: string }): readonly string[] => cssClass.split(/\s+/);

/** Returns the id of a form without braces and hyphens, in lower case. */
export const formKey = ({ itemId }: Pick<FormView, 'itemId'>): string => plainId(itemId);
