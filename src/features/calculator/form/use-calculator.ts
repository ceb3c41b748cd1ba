import { useEffect, useRef, useState } from 'react';
import type { InputError, InputErrors } from '#src/domain/calculators/input-errors.ts';
import type { Shareable } from '#src/features/share-link/shared-values.ts';
import { useSharedValues } from '#src/features/share-link/use-shared-values.ts';
import type { Result } from '#src/services/result.ts';
import { valuesDiffer } from './values-differ.ts';

/** Text of each field, typed or chosen. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** Validation errors by field. */
export type FormErrors<Field extends string> = InputErrors<Record<Field, unknown>>;

/** Definition of a calculator: its fields, their validation and the calculation of the result. */
export interface Calculation<Field extends string, View> extends Shareable<Field> {
  readonly check: (values: FormValues<Field>) => FormErrors<Field>;
  /**
   * Derives the values of untouched fields from those that the visitor has entered, such as the default down payment for
   * a price.
   */
  readonly deriveValues?: (values: FormValues<Field>, isTouched: (field: Field) => boolean) => FormValues<Field>;
  /** Clears the result on submit; it stays cleared when validation fails. */
  readonly clearOnSubmit?: boolean;
  /** Calculates the result; called with valid values only. */
  readonly calculate: (values: FormValues<Field>, signal: AbortSignal) => Promise<Result<View, unknown>>;
}

/** State and actions of a calculator's form. */
export interface Calculator<Field extends string, View> {
  readonly name: string;
  readonly values: FormValues<Field>;
  /** Validation errors by field, empty until the first submit. */
  readonly errors: FormErrors<Field>;
  readonly submitCount: number;
  readonly pending: boolean;
  readonly result: View | undefined;
  /** True while a field differs from its initial value. */
  readonly isChanged: boolean;
  readonly setValue: (field: Field, text: string) => void;
  readonly submit: () => Promise<void>;
  readonly clear: () => void;
}

/**
 * Returns the state of a form with a submit button. Submitting shows the errors or requests a result, which cancels the
 * request before it; a failed request is logged and leaves values and result unchanged. Clearing restores the initial
 * values. Values in the page's URL are filled in and submitted at once.
 */
export function useCalculator<Field extends string, View>(
  calculation: Calculation<Field, View>,
): Calculator<Field, View> {
  const { name, initial, check, deriveValues = keepValues, clearOnSubmit = false } = calculation;
  const [enteredValues, setEnteredValues] = useState(initial);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const withDerived = (from: FormValues<Field>, fields: readonly string[]) =>
    deriveValues(from, (field) => fields.includes(field));
  const values = withDerived(enteredValues, touched);
  const [submitCount, setSubmitCount] = useState(0);
  const [fieldsWithError, setFieldsWithError] = useState<readonly string[]>([]);
  const { pending, result, request, reset } = useRequest(calculation);

  const submit = async (submitted: FormValues<Field>) => {
    const invalidFields = Object.keys(check(submitted));
    setSubmitCount((count) => count + 1);
    setFieldsWithError(invalidFields);
    if (invalidFields.length === 0) await request(submitted);
    else if (clearOnSubmit) reset();
  };
  useSharedValues(calculation, (shared) => {
    const changed = changedFields(shared, initial);
    setEnteredValues(shared);
    setTouched(changed);
    void submit(withDerived(shared, changed));
  });

  return {
    name,
    values,
    errors: pickErrors(check(values), fieldsWithError),
    submitCount,
    pending,
    result,
    isChanged: valuesDiffer(values, initial),
    setValue: (field, text) => {
      setEnteredValues((before) => ({ ...before, [field]: text }));
      setTouched((before) => (before.includes(field) ? before : [...before, field]));
      // A corrected field shows no error again before the next submit.
      const errors = check(withDerived({ ...enteredValues, [field]: text }, [...touched, field]));
      setFieldsWithError((before) => before.filter((one) => one in errors));
    },
    submit: () => submit(values),
    clear: () => {
      setEnteredValues(initial);
      setTouched([]);
      setFieldsWithError([]);
      reset();
    },
  };
}

/** Returns the last result and the function that requests the next one; a failed request is logged. */
function useRequest<Field extends string, View>({ name, calculate, clearOnSubmit = false }: Calculation<Field, View>) {
  const [result, setResult] = useState<View>();
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    pending,
    result,
    request: async (values: FormValues<Field>) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setPending(true);
      if (clearOnSubmit) setResult(undefined);
      const response = await calculate(values, own.signal);
      if (own.signal.aborted) return;
      setPending(false);
      if (response.ok) setResult(() => response.value);
      else console.error(`${name}: no result`, response.failure);
    },
    reset: () => {
      running.current?.abort();
      setResult(undefined);
      setPending(false);
    },
  };
}

const keepValues = <Field extends string>(values: FormValues<Field>): FormValues<Field> => values;

/** Returns the fields whose values differ. */
function changedFields<Field extends string>(one: FormValues<Field>, other: FormValues<Field>): Field[] {
  const fields: Field[] = [];
  for (const field in one) if (one[field] !== other[field]) fields.push(field);
  return fields;
}

/** Returns the errors of some fields. */
function pickErrors<Field extends string>(errors: FormErrors<Field>, fields: readonly string[]): FormErrors<Field> {
  const picked: Partial<Record<Field, InputError>> = {};
  for (const field in errors) {
    const error = errors[field];
    if (error && fields.includes(field)) picked[field] = error;
  }
  return picked;
}
