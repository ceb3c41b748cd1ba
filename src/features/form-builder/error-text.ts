import type { Language } from '#sitecore/definitions/language.ts';
import { type ValidationError, validationMessage } from '#sitecore/rules/forms/check-field.ts';
import type { FormField } from '#sitecore/rules/forms/form-model.ts';
import { formatMinimalDecimals, formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { fileSizeText } from './file-size.ts';
import type { BuilderPhrases } from './phrases.ts';

/** Returns the text of an error: the author's, else the site's own, which names the field and its bounds. */
export function errorText(
  field: FormField,
  error: ValidationError,
  phrases: BuilderPhrases,
  language: Language,
): string {
  const { validator, bounds } = error;
  const shown = bounds.map((bound) => boundText(validator, bound, phrases, language));
  // An author's message of a size counts megabytes.
  const counted = validator === 'fileSize' ? bounds.map((bound) => megabytes(bound, language)) : shown;
  const authored = validationMessage(field, { validator, bounds: counted });
  if (authored !== '') return authored;
  const [first = '', second = ''] = shown;
  const values = { title: field.title, min: first, max: second, bound: first };
  return fill(phrases[PHRASES[validator] ?? 'form_field_invalid'], values);
}

const PHRASES: Readonly<Partial<Record<ValidationError['validator'], keyof BuilderPhrases>>> = {
  required: 'form_field_empty',
  email: 'form_field_email',
  range: 'form_field_range',
  fileCount: 'form_file_count',
  fileType: 'form_file_type',
  fileSize: 'form_file_size',
};

const megabytes = (bytes: string, language: Language): string =>
  formatMinimalDecimals(Math.round((Number(bytes) / 1_048_576) * 10) / 10, language);

function boundText(
  validator: ValidationError['validator'],
  bound: string,
  phrases: BuilderPhrases,
  language: Language,
): string {
  if (validator === 'fileSize') return fileSizeText(Number(bound), phrases, language);
  if (validator === 'fileType') return bound.replaceAll('.', '').toUpperCase();
  return /^\d{1,15}$/.test(bound) ? formatNumber(Number(bound), language) : bound;
}
