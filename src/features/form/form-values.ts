import { readNumber, readSignedNumber } from '#src/i18n/typed-number.ts';
import { settleText } from '#src/ui/form/numeric-edit.ts';
import type {
  ChoiceSchema,
  CompleteInputsOf,
  FieldOf,
  FieldSchema,
  FieldSchemas,
  FormDefinition,
  FormValues,
  InputsOf,
  Texts,
} from './schema.ts';
import { isWithinBounds, optionsOf } from './settings.ts';

/** Upper bound of a number's length in a link or a query: an amount has ten characters. */
const MAX_LENGTH = 40;

/** Upper bound of a choice's length: the id of an option has 36 characters, the name of a product more. */
const MAX_CHOICE_LENGTH = 100;

type Fields<F extends FieldSchemas> = Pick<FormDefinition<F>, 'fields'>;

/** Returns one text per field. */
function mapFields<F extends FieldSchemas>(
  { fields }: Fields<F>,
  textOf: (name: string, schema: FieldSchema) => string,
): FormValues<FieldOf<F>> {
  const values = Object.entries<FieldSchema>(fields).map(([name, schema]) => [name, textOf(name, schema)]);
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a text per field of F
  return Object.fromEntries(values) as FormValues<FieldOf<F>>;
}

/** Returns the values at first; a choice starts empty unless its list has the value. */
export const initialValues = <F extends FieldSchemas>(
  form: Fields<F>,
  settings: object,
  overrides: Texts = {},
): FormValues<FieldOf<F>> =>
  mapFields(form, (name, schema) => {
    const initial = overrides[name] || (schema.initial ?? '');
    return schema.kind === 'choice' && !isOption(schema, settings, initial) ? '' : initial;
  });

/** Parses the values: a choice that is not an option beside the others is '', a text that is no number of its field null. */
export function inputsOf<F extends FieldSchemas>(
  { fields }: Fields<F>,
  values: FormValues<FieldOf<F>>,
  settings: object,
): InputsOf<F> {
  const texts: Texts = values;
  const inputs = Object.entries<FieldSchema>(fields).map(([name, schema]) => {
    const text = texts[name] ?? '';
    if (schema.kind !== 'choice') return [name, numberIn(schema, text)];
    const chosen = isOption(schema, settings, text, values) ? text : '';
    return [name, schema.numeric ? readNumber(chosen) : chosen];
  });
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- each field is read as its kind in F says
  return Object.fromEntries(inputs) as InputsOf<F>;
}

function numberIn({ whole = false }: Exclude<FieldSchema, ChoiceSchema>, text: string): number | null {
  const number = readSignedNumber(text);
  return whole && !Number.isInteger(number) ? null : number;
}

/** Returns the parsed values; undefined while a field that may not stay empty is. */
export function completeInputsOf<F extends FieldSchemas>(
  form: Fields<F>,
  values: FormValues<FieldOf<F>>,
  settings: object,
): CompleteInputsOf<F> | undefined {
  const inputs = inputsOf(form, values, settings);
  const byName: Readonly<Record<string, string | number | null>> = inputs;
  const isComplete = Object.entries<FieldSchema>(form.fields).every(
    ([name, { optional = false }]) => optional || (byName[name] !== null && byName[name] !== ''),
  );
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- no field of these is null, as checked above
  return isComplete ? (inputs as CompleteInputsOf<F>) : undefined;
}

const isOption = (schema: FieldSchema, settings: object, value: string, values?: Texts): boolean =>
  schema.kind === 'choice' &&
  value !== '' &&
  optionsOf(schema, settings, 'en', values).some((option) => option.value === value);

/**
 * Returns the values of a shared link, merged into the initial ones: of choices those that are options, of numbers those
 * that their inputs accept and that are within their bounds; undefined when there is none.
 */
export function acceptShared<F extends FieldSchemas>(
  form: Fields<F>,
  shared: URLSearchParams,
  settings: object,
  initial: FormValues<FieldOf<F>>,
): FormValues<FieldOf<F>> | undefined {
  const start: Texts = initial;
  let accepted = 0;
  const values = mapFields(form, (name, schema) => {
    const text = shared.get(name) ?? '';
    const value =
      schema.kind === 'choice' ? acceptChoice(schema, text, settings) : acceptNumber(schema, text, settings);
    if (value !== '') accepted += 1;
    return value === '' ? (start[name] ?? '') : value;
  });
  return accepted > 0 ? values : undefined;
}

/**
 * Returns the values that were entered in the same form in the other language, merged into the initial ones: of numbers the
 * texts as they are, of choices those that are options.
 */
export function acceptCarried<F extends FieldSchemas>(
  form: Fields<F>,
  carried: URLSearchParams,
  settings: object,
  initial: FormValues<FieldOf<F>>,
): { readonly values: FormValues<FieldOf<F>>; readonly touched: readonly FieldOf<F>[] } {
  const start: Texts = initial;
  const touched: FieldOf<F>[] = [];
  for (const name in form.fields) if (carried.has(name)) touched.push(name);
  const values = mapFields(form, (name, schema) => {
    const text = carried.get(name);
    if (text === null) return start[name] ?? '';
    return schema.kind === 'choice' ? acceptChoice(schema, text, settings) : text.slice(0, MAX_LENGTH);
  });
  return { values, touched };
}

/** Returns the value of an option, also of one that may still come; '' for any other text. */
const acceptChoice = (schema: ChoiceSchema, text: string, settings: object): string =>
  isOption(schema, settings, text) || (schema.lateOptions && text.length <= MAX_CHOICE_LENGTH) ? text : '';

/** Returns the number of a text as its input shows it; '' when there is none, or not within the bounds. */
function acceptNumber(schema: FieldSchema, text: string, settings: object): string {
  if (text.length > MAX_LENGTH || readNumber(text) === null) return '';
  const accepted = settleText(text, { whole: schema.kind !== 'choice' && schema.whole === true }) ?? '';
  const number = readNumber(accepted);
  return number !== null && isWithinBounds(schema, settings, number) ? accepted : '';
}

/**
 * Returns the values of a submitted query, numbers as their inputs show them and the rest as it was entered, so that nothing is
 * lost, and the fields that it has; the others were hidden, and are derived.
 */
export function submittedValues<F extends FieldSchemas>(
  form: Pick<FormDefinition<F>, 'fields' | 'derive'>,
  query: Texts,
): { readonly values: FormValues<FieldOf<F>>; readonly touched: readonly FieldOf<F>[] } {
  const entered = mapFields(form, (name, schema) => {
    const text = query[name] ?? '';
    if (schema.kind === 'choice') return text.slice(0, MAX_CHOICE_LENGTH);
    const short = text.slice(0, MAX_LENGTH);
    return settleText(short, { whole: schema.whole === true }) ?? short;
  });
  const touched: FieldOf<F>[] = [];
  for (const name in form.fields) if (query[name] !== undefined) touched.push(name);
  return { values: form.derive?.(entered, (name) => touched.includes(name)) ?? entered, touched };
}

/** Returns true if a field's values differ. */
export const valuesDiffer = (one: FormValues, other: FormValues): boolean =>
  Object.keys(one).some((name) => one[name] !== other[name]);
