import type { InputError } from '#src/domain/input-errors.ts';
import type {
  Conditions,
  FieldOf,
  FieldSchema,
  FieldSchemas,
  FormDefinition,
  FormErrors,
  FormValues,
  TextContext,
} from './schema.ts';
import { fieldText } from './field-text.ts';
import { requiredKey } from './schema.ts';
import { inputsOf } from './form-values.ts';
import { isWithinBounds } from './settings.ts';

/** Returns the fields that are part of the form beside these values, in order. */
export function visibleFields<F extends FieldSchemas, S>(
  { groups, visibleWhen }: Pick<FormDefinition<F, S>, 'groups' | 'visibleWhen'>,
  values: FormValues<FieldOf<F>>,
): readonly FieldOf<F>[] {
  return groups.flatMap(({ fields }) => fields.filter((name) => meets(visibleWhen, name, values) ?? true));
}

/** Returns true if a field must not stay empty beside these values. */
export const isRequired = <F extends FieldSchemas, S>(
  { fields, requiredWhen }: Pick<FormDefinition<F, S>, 'fields' | 'requiredWhen'>,
  name: FieldOf<F>,
  values: FormValues<FieldOf<F>>,
): boolean => !fields[name]?.optional || (meets(requiredWhen, name, values) ?? false);

/** Returns the outcome of a field's condition; undefined where it has none. */
function meets<F extends FieldSchemas>(
  conditions: Conditions<F> = {},
  name: FieldOf<F>,
  values: FormValues<FieldOf<F>>,
): boolean | undefined {
  const byName: Readonly<Partial<Record<string, (values: FormValues<FieldOf<F>>) => boolean>>> = conditions;
  return byName[name]?.(values);
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
    const schema: FieldSchema | undefined = form.fields[name];
    if (!schema) continue;
    const input = byName[name] ?? '';
    const error = input === '' ? emptyError(schema, values[name], isRequired(form, name, values)) : undefined;
    const isOutside = typeof input === 'number' && !isWithinBounds(schema, settings, input);
    const found = error ?? (isOutside ? 'outOfRange' : further[name]);
    if (found) errors[name] = found;
  }
  return errors;
}

/** Returns the error of a field without a meaning: it is empty, or its text is no number. */
function emptyError({ kind }: FieldSchema, text: string, required: boolean): InputError | undefined {
  if (required) return 'required';
  return kind === 'choice' || text.trim() === '' ? undefined : 'outOfRange';
}

/** Returns the text of a field's error: for an empty one its own, or the general one where the dictionary has none. */
export function errorText(name: string, schema: FieldSchema, error: InputError, context: TextContext): string {
  const { phrases } = context;
  const general = phrases.Field_Is_Required ?? '';
  if (error === 'outOfRange') return fieldText(schema.invalid, context) ?? general;
  const key = requiredKey(name, schema);
  const own = phrases[key];
  return own === undefined || own === key ? general : own;
}
