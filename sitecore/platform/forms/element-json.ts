import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { ElementState } from '#sitecore/rules/forms/apply-rules.ts';
import { FIELD_TYPES, plainId, type FieldType, VALIDATORS } from '#sitecore/rules/forms/form-ids.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import type { Item } from '../content/tree.ts';
import type { ItemEncoder } from '../layout/item-encoder.ts';
import { type ElementSettings, kindOf, type ModelScope } from './element-models.ts';
import { isElement } from './form-elements.ts';
import { keyOf } from './form-rules.ts';
import { CHECKS_OF_TYPE, UNTICKED, VALIDATOR_MESSAGES } from './validator-messages.ts';
import { builderInput, cssClasses, elementId } from './wire-parts.ts';

/** Scope in which an element of a form is encoded. */
export interface ElementScope extends Omit<ModelScope, 'values'> {
  readonly encoder: ItemEncoder;
  readonly language: Language;
  /** Prefix of the names of all inputs, the same whenever a rendering shows the form. */
  readonly htmlPrefix: string;
  readonly values: FormValues;
  /** Returns the rules that an element declares. */
  readonly rulesOf: (element: Item) => readonly JsonObject[];
  /** Returns the state that the values of earlier steps give an element, before the rules of its own step. */
  readonly settledState?: ((element: Item) => ElementState | undefined) | undefined;
}

/** Returns true for an element that the values of earlier steps hide or disable: its step has no place for it. */
export function isLeftOut(element: Item, { settledState }: Pick<ElementScope, 'settledState'>): boolean {
  const state = settledState?.(element);
  return state !== undefined && (state.isHidden || state.isDisabled);
}

/** Returns an element in the shape of Sitecore Forms, with all that are in it. */
export function elementJson(element: Item, scope: ElementScope): JsonObject {
  const { encoder, values, htmlPrefix } = scope;
  const kind = kindOf(element.template.id);
  if (!kind) throw new Error(`${element.path} is no element of a form`);
  const { type } = kind;
  const own = { ...scope, values: values[plainId(element.id)] ?? [] };
  const settings = kind.settings(encoder.fields(element, kind.template), own);
  const model = modelJson(element, type, settings, scope);
  if (type === 'staticText') return { model };
  if (type === 'button') return { ...buttonInputs(element, settings, htmlPrefix), model };
  if (type !== 'page' && type !== 'section') return { ...valueInputs(element.id, type, htmlPrefix), model };
  const shown = element.children.filter((child) => isElement(child) && !isLeftOut(child, scope));
  return { model, fields: shown.map((child) => elementJson(child, scope)) };
}

function modelJson(
  element: Item,
  type: FieldType,
  { title = '', required: declared = false, classes = [], validators = [], more }: ElementSettings,
  { language, rulesOf, settledState }: ElementScope,
): JsonObject {
  const { isRequired: required = declared, padsCic: padCic = false } = settledState?.(element) ?? {};
  // A rule can require a file that is optional.
  const checks = [
    ...(required || type === 'file' ? (['required'] as const) : []),
    ...(CHECKS_OF_TYPE[type] ?? []),
    ...validators,
  ];
  return {
    itemId: element.id,
    name: element.name,
    title,
    templateId: formatGuid(element.template.id, 'B'),
    fieldTypeItemId: formatGuid(FIELD_TYPES[type], 'B'),
    required,
    labelCssClass: '',
    ...cssClasses(classes),
    isTrackingEnabled: false,
    allowSave: true,
    validationDataModels: checks.map((name) => ({
      itemId: formatGuid(VALIDATORS[name], 'B'),
      name,
      displayName: name,
      modelType: '',
      message: (name === 'required' && type === 'checkbox' ? UNTICKED : VALIDATOR_MESSAGES[name])[language],
      parameters: '',
    })),
    valueProviderSettings: { valueProviderItemId: '', parameters: '' },
    ...(padCic && { padCic }),
    conditionSettings: { fieldKey: keyOf(element), fieldConditions: rulesOf(element) },
    ...more,
  };
}

function valueInputs(id: string, type: FieldType, htmlPrefix: string): JsonObject {
  const field = `${htmlPrefix}.Fields[${id}]`;
  const index = `${htmlPrefix}.Fields.Index`;
  return {
    indexField: { name: index, id: elementId(`${index}.${id}`), value: id },
    fieldIdField: builderInput(`${field}.ItemId`, id),
    valueField: builderInput(`${field}.${type === 'file' ? 'Files' : 'Value'}`, null),
  };
}

const buttonInputs = ({ id }: Item, { title = '', step = 0 }: ElementSettings, htmlPrefix: string): JsonObject => ({
  navigationButtonsField: { name: `${htmlPrefix}.NavigationButtons`, id: null, value: id },
  navigationStepField: { name: `${htmlPrefix}.${id}`, id: null, value: String(step) },
  buttonField: builderInput(`${htmlPrefix}.${id}`, title),
});
