import { useEffect, useRef, useState } from 'react';
import type { InputError, InputErrors } from '#src/domain/calculators/input-errors.ts';
import type { Result } from '#src/services/result.ts';
import { valuesDiffer } from './values-differ.ts';
import type { Shareable } from '#src/features/share-link/shared-values.ts';
import { useSharedValues } from '#src/features/share-link/use-shared-values.ts';

/** What stands in the fields of a form, as it was typed or chosen. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** Validation errors by field. */
export type FormErrors<Field extends string> = InputErrors<Record<Field, unknown>>;

/** What a calculator is about: its fields, what they have to be, and how their result is found. */
export interface Calculation<Field extends string, View> extends Shareable<Field> {
  readonly check: (entries: FormValues<Field>) => FormErrors<Field>;
  /**
   * What stands in the fields when the visitor has entered this: a field that they have not touched can follow from others,
   * as the down payment that is usual for a price.
   */
  readonly deriveValues?: (entered: FormValues<Field>, isTouched: (field: Field) => boolean) => FormValues<Field>;
  /** Whether the last result goes as soon as another is asked for, and stays away when something is wrong. */
  readonly clearOnSubmit?: boolean;
  /** Finds the result of entries in which nothing is at fault. */
  readonly calculate: (entries: FormValues<Field>, signal: AbortSignal) => Promise<Result<View, unknown>>;
}

/** The state of a calculator's form and what can be done with it. */
export interface Calculator<Field extends string, View> {
  readonly name: string;
  readonly values: FormValues<Field>;
  /** What is wrong with the fields, from the first time that a result is asked for. */
  readonly errors: FormErrors<Field>;
  /** How often a result was asked for. */
  readonly submitCount: number;
  readonly pending: boolean;
  readonly result: View | undefined;
  /** Whether some field differs from what stood there at first. */
  readonly isChanged: boolean;
  readonly setValue: (field: Field, text: string) => void;
  readonly submit: () => Promise<void>;
  readonly clear: () => void;
}

/**
 * A form that asks for a result: it marks what is at fault, or asks; a newer question cancels the older; a question that
 * fails is logged and leaves fields and last result as they are; clearing brings back what stood there at first. Entries
 * that the address carries are filled in and asked for at once.
 */
export function useCalculator<Field extends string, View>(
  calculation: Calculation<Field, View>,
): Calculator<Field, View> {
  const { name, initial, check, deriveValues = keepValues, clearOnSubmit = false } = calculation;
  const [entered, setEntered] = useState(initial);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const followed = (given: FormValues<Field>, fields: readonly string[]) =>
    deriveValues(given, (field) => fields.includes(field));
  const entries = followed(entered, touched);
  const [attempt, setAttempt] = useState(0);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { pending, result, ask, forget } = useRequest(calculation);
  const found = check(entries);

  const calculateFrom = async (given: FormValues<Field>) => {
    const faults = Object.keys(check(given));
    setAttempt((count) => count + 1);
    setMarked(faults);
    if (faults.length === 0) await ask(given);
    else if (clearOnSubmit) forget();
  };
  useSharedValues(calculation, (shared) => {
    const told = changedFields(shared, initial);
    setEntered(shared);
    setTouched(told);
    void calculateFrom(followed(shared, told));
  });

  return {
    name,
    values: entries,
    errors: pickErrors(found, marked),
    submitCount: attempt,
    pending,
    result,
    isChanged: valuesDiffer(entries, initial),
    setValue: (field, text) => {
      setEntered((before) => ({ ...before, [field]: text }));
      setTouched((before) => (before.includes(field) ? before : [...before, field]));
      // What has been put right stays unmarked until a result is asked for again.
      const after = check(followed({ ...entered, [field]: text }, [...touched, field]));
      setMarked((before) => before.filter((one) => one in after));
    },
    submit: () => calculateFrom(entries),
    clear: () => {
      setEntered(initial);
      setTouched([]);
      setMarked([]);
      forget();
    },
  };
}

/** The last answer to a question; a newer question cancels the older, and one that fails is logged and changes nothing. */
function useRequest<Field extends string, View>({ name, calculate, clearOnSubmit = false }: Calculation<Field, View>) {
  const [result, setResult] = useState<View>();
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    pending,
    result,
    ask: async (entries: FormValues<Field>) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setPending(true);
      if (clearOnSubmit) setResult(undefined);
      const answer = await calculate(entries, own.signal);
      if (own.signal.aborted) return;
      setPending(false);
      if (answer.ok) setResult(() => answer.value);
      else console.error(`${name}: no result`, answer.failure);
    },
    forget: () => {
      running.current?.abort();
      setResult(undefined);
      setPending(false);
    },
  };
}

const keepValues = <Field extends string>(entered: FormValues<Field>): FormValues<Field> => entered;

/** The fields in which two forms differ. */
function changedFields<Field extends string>(one: FormValues<Field>, other: FormValues<Field>): Field[] {
  const fields: Field[] = [];
  for (const field in one) if (one[field] !== other[field]) fields.push(field);
  return fields;
}

/** The faults of some fields. */
function pickErrors<Field extends string>(faults: FormErrors<Field>, fields: readonly string[]) {
  const kept: Partial<Record<Field, InputError>> = {};
  for (const field in faults) {
    const fault = faults[field];
    if (fault && fields.includes(field)) kept[field] = fault;
  }
  return kept;
}
