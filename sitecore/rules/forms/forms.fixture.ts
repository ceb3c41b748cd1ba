import type { FieldType } from './form-ids.ts';
import type { FormField, FormModel, FormRule } from './form-model.ts';

/** Returns a field whose id and key are its name; a text unless it is told otherwise. */
export const fieldNamed = (
  name: string,
  options: Partial<FormField> & { readonly type?: FieldType } = {},
): FormField => ({
  id: name,
  key: name,
  name,
  title: name,
  type: 'text',
  within: [],
  isRequired: false,
  validators: [],
  messages: {},
  ...options,
});

/** Returns a rule: `if` a field equals a value, the action applies to the target. */
export const ruleOf = (
  fieldId: string,
  value: string,
  type: FormRule['actions'][number]['type'],
  target: string,
  options: Partial<FormRule> = {},
): FormRule => ({
  key: fieldId,
  matchType: 'AND',
  conditions: [{ fieldId, operator: 'IS_EQUAL_TO', value }],
  actions: [{ fieldId: target, type, typeId: type ?? 'unknown' }],
  ...options,
});

export const formOf = (fields: readonly FormField[], rules: readonly FormRule[]): FormModel => ({
  elements: fields,
  fields,
  rules,
});
