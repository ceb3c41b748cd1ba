import { fieldNodes, type FormView, type ValueNode } from '#sitecore/contracts/form-view.ts';
import type { Day } from '#sitecore/rules/calendar-day.ts';
import type { RuledForm } from '#sitecore/rules/forms/apply-rules.ts';
import { checkField, type ValidationError } from '#sitecore/rules/forms/check-field.ts';
import { normalizeValue, padCic } from '#sitecore/rules/forms/normalize-value.ts';
import { checkFiles, type ChosenFile } from './chosen-files.ts';

/** Files by the id of their field. */
export type FilesById = Readonly<Record<string, readonly ChosenFile[]>>;

/** Input of the checks of a form: values and states after its rules, the chosen files, and the day. */
export interface Checked {
  readonly ruled: RuledForm;
  readonly files: FilesById;
  /** The day in Riyadh, on which bounds of dates depend. */
  readonly today: Day;
}

/** Returns the error of a field; none for one that a rule hides or disables. */
export function errorOf(
  { element }: Pick<ValueNode, 'element'>,
  { ruled, files, today }: Checked,
): ValidationError | undefined {
  const { isHidden, isDisabled, isRequired, padsCic } = ruled.stateOf(element);
  if (isHidden || isDisabled || element.type === 'hidden') return undefined;
  if (element.type === 'file') return checkFiles(element, files[element.id] ?? [], isRequired);
  // Enter submits a field that was not left: its number is checked as the server pads it.
  const values = (ruled.values[element.id] ?? []).map((value) => {
    const normalized = normalizeValue(element, value);
    return padsCic ? padCic(normalized) : normalized;
  });
  return checkField(element, values, today, isRequired);
}

/**
 * Returns the errors of a form that is submitted, by the id of their field. The shape of an email address is left to the
 * server: its error goes at the submit (FORM-15).
 */
export const submitErrors = (form: Pick<FormView, 'nodes'>, checked: Checked) =>
  fieldNodes(form).flatMap((node) => {
    const error = errorOf(node, checked);
    return error && error.validator !== 'email' ? [{ node, error }] : [];
  });
