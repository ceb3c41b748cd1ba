import { useState } from 'react';
import { differ } from './entries.ts';
import type { Shareable } from './shared-entries.ts';
import type { Entries } from './use-calculator.ts';
import { useSettled } from './use-settled.ts';
import { useSharedEntries } from './use-shared-entries.ts';

interface LiveForm<Field extends string> extends Shareable<Field> {
  /** Makes entries that came with an address such as the form's own fields would have taken. */
  readonly admit?: (entries: Entries<Field>) => Entries<Field>;
}

/** The state of a calculator whose result follows its entries at once: it asks nobody, and nothing in it is ever wrong. */
export interface LiveCalculator<Field extends string> {
  readonly name: string;
  readonly entries: Entries<Field>;
  /** Whether some field differs from what stood there at first. */
  readonly isChanged: boolean;
  /** Whether nothing was entered for a while: what is shown then is announced. */
  readonly isSettled: boolean;
  readonly enter: (field: Field, text: string) => void;
  /** Puts all entries in the place of those that stand there. */
  readonly replace: (entries: Entries<Field>) => void;
  readonly clear: () => void;
}

/** A form without a button: its entries, what clears them, and the link that carries them. The widget reckons from them. */
export function useLiveCalculator<Field extends string>(form: LiveForm<Field>): LiveCalculator<Field> {
  const { name, initial, admit } = form;
  const [entries, setEntries] = useState(initial);
  const isSettled = useSettled(JSON.stringify(entries));
  useSharedEntries(form, (shared) => setEntries(admit ? admit(shared) : shared));
  return {
    name,
    entries,
    isChanged: differ(entries, initial),
    isSettled,
    enter: (field, text) => setEntries((before) => ({ ...before, [field]: text })),
    replace: setEntries,
    clear: () => setEntries(initial),
  };
}
