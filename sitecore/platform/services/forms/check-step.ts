import type { Day } from '#sitecore/rules/calendar-day.ts';
import { applyRules, type RuledForm } from '#sitecore/rules/forms/apply-rules.ts';
import { checkField, validationMessage } from '#sitecore/rules/forms/check-field.ts';
import type { FormModel, FormValues } from '#sitecore/rules/forms/form-model.ts';
import { normalizeValue, padCic } from '#sitecore/rules/forms/normalize-value.ts';

/** The values of a form after its rules, and the messages of the fields that do not pass their checks. */
export interface CheckedValues {
  /** Values of the fields that are neither hidden nor disabled. */
  readonly values: FormValues;
  /** Messages by the id of the field. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
  readonly stateOf: RuledForm['stateOf'];
}

/** No field has as many values. */
const MAX_VALUES = 50;

/** Returns values as they are checked and stored; those of unknown fields are left out. */
export const normalizedValues = ({ fields }: Pick<FormModel, 'fields'>, values: FormValues): FormValues =>
  Object.fromEntries(
    fields.map((field) => {
      const list = (values[field.id] ?? []).slice(0, MAX_VALUES).map((value) => normalizeValue(field, value));
      return [field.id, field.type === 'checkbox' ? list.slice(-1) : list];
    }),
  );

/** Checks normalized values by the rules and fields of a form on a day in Riyadh; files have checks of their own. */
export function checkValues(form: FormModel, normalized: FormValues, today: Day): CheckedValues {
  const { stateOf, values: ruled } = applyRules(form, normalized);
  const values: Record<string, readonly string[]> = {};
  const messages: Record<string, readonly string[]> = {};
  for (const field of form.fields) {
    const { isHidden, isDisabled, isRequired, padsCic } = stateOf(field);
    if (isHidden || isDisabled || field.type === 'file') continue;
    const own = (ruled[field.id] ?? []).map((value) => (padsCic ? padCic(value) : value));
    values[field.id] = own;
    const error = checkField(field, own, today, isRequired);
    if (error) messages[field.id] = [validationMessage(field, error)];
  }
  return { values, messages, stateOf };
}
