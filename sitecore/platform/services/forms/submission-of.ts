import type { FormField } from '#sitecore/rules/forms/form-model.ts';
import type { CheckedValues } from './check-step.ts';
import type { PostedValues } from './posted-step.ts';
import type { NewSubmission, SubmittedValue } from './store-submission.ts';

/** Days until a submission of a form without its own time is erased. */
const RETENTION_DAYS = 730;

/** Returns the submission of a form whose values have passed all checks. */
export function submissionOf(
  { id: session, form, language, model }: PostedValues,
  { values }: CheckedValues,
  { id, files }: Pick<NewSubmission, 'id' | 'files'>,
): NewSubmission {
  const { settings, item } = form;
  const filled = model.fields.filter((field) => (values[field.id] ?? []).some((value) => value !== ''));
  const firstOf = (matches: (field: FormField) => boolean): string =>
    filled.flatMap((field) => (matches(field) ? (values[field.id] ?? []) : []))[0] ?? '';
  return {
    id,
    session,
    form: item.id,
    formName: item.name,
    prefix: settings.Prefix.value || item.name.slice(0, 2).toUpperCase(),
    language,
    isAnonymous: settings.IsAnonymous,
    answerDays: settings.AnswerDays,
    retentionDays: settings.RetentionDays ?? RETENTION_DAYS,
    values: filled.map((field) => submittedValue(field, values[field.id] ?? [])),
    telephone: firstOf(({ type, validators }) => type === 'telephone' || validators.includes('mobile')),
    hasReceipt: firstOf(({ type }) => type === 'email') !== '',
    consent: consentOf(filled, values),
    files,
  };
}

/** Returns a field as staff read it: its options by their texts. */
const submittedValue = ({ name, title, type, options }: FormField, values: readonly string[]): SubmittedValue => ({
  name,
  title,
  type,
  texts: values
    .filter((value) => value !== '')
    .map((value) => options?.find((one) => one.value === value)?.text ?? value),
});

/** Returns the texts that the visitor agreed to. */
function consentOf(filled: readonly FormField[], values: CheckedValues['values']): string | undefined {
  const agreed = filled.filter(({ id, isConsent }) => isConsent === true && values[id]?.includes('true'));
  return agreed.length === 0 ? undefined : agreed.map(({ title }) => title).join('\n');
}
