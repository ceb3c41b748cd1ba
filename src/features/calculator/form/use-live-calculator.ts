import { useState } from 'react';
import { valuesDiffer } from './values-differ.ts';
import type { Shareable } from '#src/features/share-link/shared-values.ts';
import type { FormValues } from './use-calculator.ts';
import { useSettled } from './use-settled.ts';
import { useSharedValues } from '#src/features/share-link/use-shared-values.ts';

interface LiveForm<Field extends string> extends Shareable<Field> {
  /** Makes entries that came with an address such as the form's own fields would have taken. */
  readonly normalize?: (entries: FormValues<Field>) => FormValues<Field>;
}

/** The state of a calculator whose result follows its entries at once: it asks nobody, and nothing in it is ever wrong. */
export interface LiveCalculator<Field extends string> {
  readonly name: string;
  readonly values: FormValues<Field>;
  /** Whether some field differs from what stood there at first. */
  readonly isChanged: boolean;
  /** Whether nothing was entered for a while: what is shown then is announced. */
  readonly isSettled: boolean;
  readonly setValue: (field: Field, text: string) => void;
  /** Puts all entries in the place of those that stand there. */
  readonly setValues: (entries: FormValues<Field>) => void;
  readonly clear: () => void;
}

/** A form without a button: its entries, what clears them, and the link that carries them. The widget reckons from them. */
export function useLiveCalculator<Field extends string>(form: LiveForm<Field>): LiveCalculator<Field> {
  const { name, initial, normalize } = form;
  const [entries, setEntries] = useState(initial);
  const isSettled = useSettled(JSON.stringify(entries));
  useSharedValues(form, (shared) => setEntries(normalize ? normalize(shared) : shared));
  return {
    name,
    values: entries,
    isChanged: valuesDiffer(entries, initial),
    isSettled,
    setValue: (field, text) => setEntries((before) => ({ ...before, [field]: text })),
    setValues: setEntries,
    clear: () => setEntries(initial),
  };
}
