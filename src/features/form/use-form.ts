import { useReducer } from 'react';
import { validateForm } from './form-errors.ts';
import { formReducer, type FormState, startState } from './form-state.ts';
import { acceptCarried, acceptShared, initialValues, submittedValues, valuesDiffer } from './form-values.ts';
import type { FieldOf, FieldSchemas, FormDefinition, FormErrors, FormValues, Texts } from './schema.ts';
import { useCarriedValues } from '#src/features/share-link/use-carried-values.ts';
import { useSharedValues } from '#src/features/share-link/use-shared-values.ts';

interface FormOptions<F extends FieldSchemas, S extends object> {
  readonly form: Omit<FormDefinition<F, S>, 'phrases'>;
  /** Author's fields: lists and terms. */
  readonly settings: S;
  /** Values at first where they are not the schema's. */
  readonly initial?: Texts;
  /** Query of the URL, with which the form was submitted without scripts. */
  readonly query?: Texts;
  /** Called with the values of a shared link, or those submitted in the other language, once they are filled in. */
  readonly onShared?: (values: FormValues<FieldOf<F>>) => void;
}

/** A form that a visitor fills in. */
export interface Form<F extends FieldSchemas> {
  readonly values: FormValues<FieldOf<F>>;
  /** Errors that are shown. */
  readonly errors: FormErrors<FieldOf<F>>;
  /** Errors by field that a server told. */
  readonly rejected: Texts;
  readonly submitCount: number;
  /** True while a field that clearing the form changes differs from its first value. */
  readonly isChanged: boolean;
  readonly setValue: (field: FieldOf<F>, text: string) => void;
  readonly fill: (values: FormValues<FieldOf<F>>) => void;
  /** Shows all errors; returns true when there are none. */
  readonly submit: (values?: FormValues<FieldOf<F>>) => boolean;
  /** Shows errors that a server told. */
  readonly reject: (errors: Texts) => void;
  readonly clear: () => void;
  /** Position of the group that is shown, for a form in steps. */
  readonly step: number;
  /** Shows the next group, or the errors of this one. */
  readonly next: () => void;
  readonly back: () => void;
}

/** Returns the state of a form; values of a shared link, of the page in the other language or of a submitted query are filled in. */
export function useForm<F extends FieldSchemas, S extends object>(options: FormOptions<F, S>): Form<F> {
  const { form, settings } = options;
  const initial = initialValues(form, settings, options.initial);
  const [state, dispatch] = useReducer(formReducer<FieldOf<F>>, undefined, () => startOf(options, initial));
  const withDerived = (values: FormValues<FieldOf<F>>, touched: readonly string[]) =>
    form.derive?.(values, (field) => touched.includes(field)) ?? values;
  const values = withDerived(state.entered, state.touched);
  const cleared = clearedValues(form, initial, values);
  const errorsOf = (checked: FormValues<FieldOf<F>>) => validateForm(form, checked, settings);

  useReceivedValues({ ...options, initial }, state, {
    fill: (received, touched) => {
      dispatch({ type: 'fill', values: received, touched });
      return withDerived(received, touched);
    },
    isValid: (received) => Object.keys(errorsOf(received)).length === 0,
  });

  return {
    values,
    errors: pick(errorsOf(values), state.marked),
    rejected: state.rejected,
    submitCount: state.submitCount,
    isChanged: valuesDiffer(values, cleared),
    setValue: (field, text) => {
      const resets = (form.fields[field]?.resets ?? []).filter((name) => name in form.fields);
      const action = { type: 'set', field, text, resets } as const;
      dispatch(action);
      const next = formReducer(state, action);
      dispatch({ type: 'check', errors: errorsOf(withDerived(next.entered, next.touched)) });
    },
    fill: (entered) => dispatch({ type: 'fill', values: entered, touched: differing(entered, initial) }),
    submit: (submitted = values) => {
      const errors = errorsOf(submitted);
      dispatch({ type: 'submit', errors });
      return Object.keys(errors).length === 0;
    },
    reject: (errors) => dispatch({ type: 'reject', errors }),
    clear: () => dispatch({ type: 'clear', values: cleared }),
    step: state.step,
    next: () => {
      const wrong = Object.keys(pick(errorsOf(values), form.groups[state.step]?.fields ?? []));
      const last = form.groups.length - 1;
      if (wrong.length > 0) dispatch({ type: 'mark', fields: wrong });
      else dispatch({ type: 'step', step: Math.min(state.step + 1, last) });
    },
    back: () => dispatch({ type: 'step', step: Math.max(state.step - 1, 0) }),
  };
}

interface Receiver<Field extends string> {
  /** Fills the form; returns its values with derived ones. */
  readonly fill: (values: FormValues<Field>, touched: readonly Field[]) => FormValues<Field>;
  readonly isValid: (values: FormValues<Field>) => boolean;
}

/** Fills a form with the values of a shared link, or of the page in the other language; that page gets what is entered here. */
function useReceivedValues<F extends FieldSchemas, S extends object>(
  { form, settings, initial, onShared }: FormOptions<F, S> & { readonly initial: FormValues<FieldOf<F>> },
  { entered, touched: touchedHere, submitCount }: FormState<FieldOf<F>>,
  { fill, isValid }: Receiver<FieldOf<F>>,
): void {
  useSharedValues(form.name, (shared) => {
    const accepted = acceptShared(form, shared, settings, initial);
    if (!accepted) return;
    const filled = fill(accepted, differing(accepted, initial));
    onShared?.(filled);
  });
  const fields = [...new Set([...touchedHere, ...differing(entered, initial)])];
  useCarriedValues(form.name, {
    entered: {
      values: Object.fromEntries(fields.map((field) => [field, entered[field]])),
      isSubmitted: submitCount > 0,
    },
    onCarried: ({ values: carried, isSubmitted }) => {
      const { values, touched } = acceptCarried(form, carried, settings, initial);
      const filled = fill(values, touched);
      // Errors would take the focus of a page that has just opened.
      if (isSubmitted && isValid(filled)) onShared?.(filled);
    },
  });
}

/** Returns the state at first: untouched, or as it was submitted without scripts. */
function startOf<F extends FieldSchemas, S extends object>(
  { form, settings, query = {} }: FormOptions<F, S>,
  initial: FormValues<FieldOf<F>>,
) {
  if (query.form !== form.name) return startState(initial);
  const { values, touched } = submittedValues(form, query);
  const filled = { ...startState(values), touched };
  return formReducer(filled, { type: 'submit', errors: validateForm(form, values, settings) });
}

/** Returns the values of a form that is cleared: the first ones, of fields that persist the current ones. */
function clearedValues<F extends FieldSchemas>(
  { fields }: Pick<FormDefinition<F>, 'fields'>,
  initial: FormValues<FieldOf<F>>,
  values: FormValues<FieldOf<F>>,
): FormValues<FieldOf<F>> {
  const persistent: { -readonly [K in FieldOf<F>]?: string } = {};
  for (const name in fields) if (fields[name]?.persists) persistent[name] = values[name];
  return { ...initial, ...persistent };
}

/** Returns the fields whose values differ. */
function differing<Field extends string>(one: FormValues<Field>, other: FormValues<Field>): readonly Field[] {
  const fields: Field[] = [];
  for (const field in one) if (one[field] !== other[field]) fields.push(field);
  return fields;
}

/** Returns the errors of some fields. */
function pick<Field extends string>(errors: FormErrors<Field>, fields: readonly string[]): FormErrors<Field> {
  const picked: { -readonly [K in Field]?: FormErrors<Field>[K] } = {};
  for (const field in errors) if (fields.includes(field)) picked[field] = errors[field];
  return picked;
}
