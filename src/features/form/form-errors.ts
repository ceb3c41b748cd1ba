import type { InputError } from '#src/domain/input-errors.ts';
import type { FieldOf, FieldSchema, FieldSchemas, FormDefinition, FormErrors, FormValues } from './schema.ts';
import { requiredKey } from './schema.ts';
import { inputsOf } from './form-values.ts';

/** Returns the fields that are part of the form beside these values, in order. */
export function visibleFields<F extends FieldSchemas, S>(
  { groups, visibleWhen = {} }: Pick<FormDefinition<F, S>, 'groups' | 'visibleWhen'>,
  values: FormValues<FieldOf<F>>,
): readonly FieldOf<F>[] {
  const conditions: { readonly [K in FieldOf<F>]?: (values: FormValues<FieldOf<F>>) => boolean } = visibleWhen;
  return groups.flatMap(({ fields }) => fields.filter((name) => conditions[name]?.(values) ?? true));
}

/** Validates the values: empty fields, bounds, then what the form adds. Hidden fields have no errors. */
export function validateForm<F extends FieldSchemas, S extends object>(
  form: Omit<FormDefinition<F, S>, 'phrases'>,
  values: FormValues<FieldOf<F>>,
  settings: S,
): FormErrors<FieldOf<F>> {
  const inputs = inputsOf(form, values, settings);
  const byName: Readonly<Record<string, string | number | null>> = inputs;
  const further: FormErrors<FieldOf<F>> = form.validate?.(inputs, settings) ?? {};
  const errors: Partial<Record<FieldOf<F>, InputError>> = {};
  for (const name of visibleFields(form, values)) {
    const error = ownError(values[name], form.fields[name], byName[name]) ?? further[name];
    if (error) errors[name] = error;
  }
  return errors;
}

/** Returns the error of a field by itself: it is empty, no number, or outside its bounds. */
function ownError(text: string, schema?: FieldSchema, input: string | number | null = null): InputError | undefined {
  if (!schema) return undefined;
  if (input === null || input === '') {
    if (!schema.optional) return 'required';
    return schema.kind === 'choice' || text.trim() === '' ? undefined : 'outOfRange';
  }
  if (schema.kind === 'choice' || typeof input === 'string') return undefined;
  const { min = -Infinity, max = Infinity } = schema;
  return input < min || input > max ? 'outOfRange' : undefined;
}

type Phrases = Readonly<Partial<Record<string, string>>>;

/** Returns the text of a field's error: for an empty one its own, or the general one where the dictionary has none. */
export function errorText(name: string, schema: FieldSchema, error: InputError, phrases: Phrases): string {
  const general = phrases.Field_Is_Required ?? '';
  if (error === 'outOfRange') return (schema.invalid && phrases[schema.invalid]) ?? general;
  const key = requiredKey(name, schema);
  const own = phrases[key];
  return own === undefined || own === key ? general : own;
}
