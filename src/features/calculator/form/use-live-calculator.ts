import { useState } from 'react';
import type { Shareable } from '#src/features/share-link/shared-values.ts';
import { useSharedValues } from '#src/features/share-link/use-shared-values.ts';
import type { FormValues } from './use-calculator.ts';
import { useSettled } from './use-settled.ts';
import { valuesDiffer } from './values-differ.ts';

interface LiveForm<Field extends string> extends Shareable<Field> {
  /** Converts values from a URL to those that the form's fields would accept. */
  readonly normalize?: (values: FormValues<Field>) => FormValues<Field>;
}

/** State of a calculator that updates its result on every change, without requests and without validation. */
export interface LiveCalculator<Field extends string> {
  readonly name: string;
  readonly values: FormValues<Field>;
  /** True while a field differs from its initial value. */
  readonly isChanged: boolean;
  /** False for a short time after each change; the result is announced once it is true. */
  readonly isSettled: boolean;
  readonly setValue: (field: Field, text: string) => void;
  /** Replaces all values. */
  readonly setValues: (values: FormValues<Field>) => void;
  readonly clear: () => void;
}

/** Returns the state of a form without a submit button; the widget calculates its result from the values. */
export function useLiveCalculator<Field extends string>(form: LiveForm<Field>): LiveCalculator<Field> {
  const { name, initial, normalize } = form;
  const [values, setValues] = useState(initial);
  const isSettled = useSettled(JSON.stringify(values));
  useSharedValues(form, (shared) => setValues(normalize ? normalize(shared) : shared));
  return {
    name,
    values,
    isChanged: valuesDiffer(values, initial),
    isSettled,
    setValue: (field, text) => setValues((before) => ({ ...before, [field]: text })),
    setValues,
    clear: () => setValues(initial),
  };
}
