import {
  ACTIONS,
  FIELD_TYPES,
  MATCH_TYPES,
  nameOfId,
  OPERATORS,
  plainId,
  VALIDATORS,
  type FieldType,
  type MatchType,
  type Operator,
  type Action,
} from '../rules/forms/form-ids.ts';
import type { FormElement, FormField, FormModel, FormRule } from '../rules/forms/form-model.ts';
import { digitCap } from '../rules/forms/number-input.ts';
import type { BuilderElement, BuilderModel } from './form-builder.ts';

/** Names of the ids that content uses; a Sitecore with other ids configures its own. */
export interface RuleIds {
  readonly matchTypes: Readonly<Record<MatchType, string>>;
  readonly operators: Readonly<Record<Operator, string>>;
  readonly actions: Readonly<Record<Action, string>>;
}

const RULE_IDS: RuleIds = { matchTypes: MATCH_TYPES, operators: OPERATORS, actions: ACTIONS };

/** Types without a value. */
const VALUELESS: readonly FieldType[] = ['form', 'page', 'section', 'staticText', 'button'];

/** Returns the model of a form’s elements, or of one step’s; elements of an unknown type are left out with what is in them. */
export function readForm(fields: readonly BuilderElement[], ids: RuleIds = RULE_IDS): FormModel {
  const elements = fields.flatMap((element) => readElement(element, []));
  return {
    elements: elements.map(({ element }) => element),
    fields: elements.flatMap(({ element }) => (isField(element) ? element : [])),
    rules: elements.flatMap(({ model }) => readRules(model, ids)),
  };
}

const isField = (element: FormElement): element is FormField => 'title' in element;

interface ReadElement {
  readonly element: FormElement | FormField;
  readonly model: BuilderModel;
}

function readElement({ model, fields }: BuilderElement, within: readonly string[]): readonly ReadElement[] {
  const type = nameOfId(FIELD_TYPES, model.fieldTypeItemId);
  if (!type) return [];
  const key = plainId(model.conditionSettings?.fieldKey ?? '');
  const step = type === 'button' ? { step: Number(model.navigationStep ?? 0) } : {};
  const element = { id: plainId(model.itemId), key, type, within, ...step };
  const read = { element: VALUELESS.includes(type) ? element : readField(element, model), model };
  return [read, ...(fields ?? []).flatMap((one) => readElement(one, [...within, key]))];
}

function readField(element: FormElement, model: BuilderModel): FormField {
  const validators = model.validationDataModels.flatMap(({ itemId, message }) => {
    const name = nameOfId(VALIDATORS, itemId);
    return name ? [{ name, message }] : [];
  });
  const maxDigits = digitCap(model.cssClass);
  return {
    ...element,
    name: model.name,
    title: model.title,
    isRequired: model.required === true,
    ...(model.padCic && { padsCic: true as const }),
    ...(model.cssClass.split(' ').includes('consent') && { isConsent: true as const }),
    validators: validators.map(({ name }) => name),
    messages: Object.fromEntries(validators.map(({ name, message }) => [name, message])),
    ...lengths(model),
    ...bounds(element.type, model),
    ...(element.type === 'number' && maxDigits !== undefined && { maxDigits }),
    ...(model.items && isClosed(model) && { options: model.items.map(({ value, text }) => ({ value, text })) }),
    ...(element.type === 'file' && { files: fileBounds(model) }),
  };
}

/** A list that is filled by another field’s choice comes without items; the server knows its values. */
const isClosed = ({ items }: BuilderModel): boolean => (items ?? []).length > 0;

/** Bounds of 0 are unset, as Sitecore’s are. */
function lengths({ minLength, maxLength }: BuilderModel) {
  const [min, max] = [Number(minLength ?? 0), Number(maxLength ?? 0)];
  return { ...(min > 0 && { minLength: min }), ...(max > 0 && { maxLength: max }) };
}

/** Returns the bounds of a number or a date. The days of those that are relative to today were true when the JSON was made. */
function bounds(type: FieldType, { min, max, minDays, maxDays }: BuilderModel) {
  const read = (bound: BuilderModel['min']): string => `${bound ?? ''}`.slice(0, type === 'date' ? 10 : undefined);
  const [from, to] = [read(min), read(max)];
  return {
    ...(typeof minDays === 'number' ? { minDays } : from !== '' && { min: from }),
    ...(typeof maxDays === 'number' ? { maxDays } : to !== '' && { max: to }),
  };
}

function fileBounds({ maxFileCount, maxFileSize, fileSizeUnit, allowedContentTypes }: BuilderModel) {
  const extensions = (allowedContentTypes ?? '').split(',').map((one) => one.trim().toLowerCase());
  return {
    maxCount: Number(maxFileCount ?? 0) || 1,
    maxBytes: Number(maxFileSize ?? 0) * Number(fileSizeUnit ?? 1) || Number.MAX_SAFE_INTEGER,
    extensions: extensions.filter((one) => one !== ''),
  };
}

/** Returns the rules that an element declares; one of an unknown match type is left out. */
function readRules({ conditionSettings }: BuilderModel, ids: RuleIds): readonly FormRule[] {
  const key = plainId(conditionSettings?.fieldKey ?? '');
  return (conditionSettings?.fieldConditions ?? []).flatMap(({ matchTypeId, conditions, actions }) => {
    const matchType = nameOfId(ids.matchTypes, matchTypeId);
    if (!matchType) return [];
    return {
      key,
      matchType,
      conditions: conditions.map(({ fieldId, operatorId, value }) => ({
        fieldId: plainId(fieldId),
        operator: nameOfId(ids.operators, operatorId),
        value: textOf(value),
      })),
      actions: actions.map(({ fieldId, actionTypeId }) => ({
        fieldId: plainId(fieldId),
        type: nameOfId(ids.actions, actionTypeId),
        typeId: actionTypeId,
      })),
    };
  });
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
