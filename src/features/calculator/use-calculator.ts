import { useEffect, useRef, useState } from 'react';
import type { Result } from '#src/services/result.ts';
import { differ } from './entries.ts';
import type { Shareable } from './shared-entries.ts';
import { useSharedEntries } from './use-shared-entries.ts';

/** What stands in the fields of a form, as it was typed or chosen. */
export type Entries<Field extends string> = Readonly<Record<Field, string>>;

/** By field, the key of what is wrong with it. */
export type Faults<Field extends string, Fault extends string> = Readonly<Partial<Record<Field, Fault>>>;

/** What a calculator is about: its fields, what they have to be, and how their result is found. */
export interface Calculation<Field extends string, Fault extends string, View> extends Shareable<Field> {
  readonly check: (entries: Entries<Field>) => Faults<Field, Fault>;
  /**
   * What stands in the fields when the visitor has entered this: a field that they have not touched can follow from others,
   * as the down payment that is usual for a price.
   */
  readonly follow?: (entered: Entries<Field>, isTouched: (field: Field) => boolean) => Entries<Field>;
  /** Whether the last result goes as soon as another is asked for, and stays away when something is wrong. */
  readonly startsOver?: boolean;
  /** Finds the result of entries in which nothing is at fault. */
  readonly reckon: (entries: Entries<Field>, signal: AbortSignal) => Promise<Result<View, unknown>>;
}

/** The state of a calculator's form and what can be done with it. */
export interface Calculator<Field extends string, Fault extends string, View> {
  readonly name: string;
  readonly entries: Entries<Field>;
  /** What is wrong with the fields, from the first time that a result is asked for. */
  readonly faults: Faults<Field, Fault>;
  /** How often a result was asked for. */
  readonly attempt: number;
  readonly pending: boolean;
  readonly result: View | undefined;
  /** Whether some field differs from what stood there at first. */
  readonly isChanged: boolean;
  readonly enter: (field: Field, text: string) => void;
  readonly calculate: () => Promise<void>;
  readonly clear: () => void;
}

/**
 * A form that asks for a result: it marks what is at fault, or asks; a newer question cancels the older; a question that
 * fails is logged and leaves fields and last result as they are; clearing brings back what stood there at first. Entries
 * that the address carries are filled in and asked for at once.
 */
export function useCalculator<Field extends string, Fault extends string, View>(
  calculation: Calculation<Field, Fault, View>,
): Calculator<Field, Fault, View> {
  const { name, initial, check, follow = asEntered, startsOver = false } = calculation;
  const [entered, setEntered] = useState(initial);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const followed = (given: Entries<Field>, fields: readonly string[]) =>
    follow(given, (field) => fields.includes(field));
  const entries = followed(entered, touched);
  const [attempt, setAttempt] = useState(0);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { pending, result, ask, forget } = useAnswer(calculation);
  const found = check(entries);

  const calculateFrom = async (given: Entries<Field>) => {
    const faults = Object.keys(check(given));
    setAttempt((count) => count + 1);
    setMarked(faults);
    if (faults.length === 0) await ask(given);
    else if (startsOver) forget();
  };
  useSharedEntries(calculation, (shared) => {
    const told = differing(shared, initial);
    setEntered(shared);
    setTouched(told);
    void calculateFrom(followed(shared, told));
  });

  return {
    name,
    entries,
    faults: only(found, marked),
    attempt,
    pending,
    result,
    isChanged: differ(entries, initial),
    enter: (field, text) => {
      setEntered((before) => ({ ...before, [field]: text }));
      setTouched((before) => (before.includes(field) ? before : [...before, field]));
      // What has been put right stays unmarked until a result is asked for again.
      const after = check(followed({ ...entered, [field]: text }, [...touched, field]));
      setMarked((before) => before.filter((one) => one in after));
    },
    calculate: () => calculateFrom(entries),
    clear: () => {
      setEntered(initial);
      setTouched([]);
      setMarked([]);
      forget();
    },
  };
}

/** The last answer to a question; a newer question cancels the older, and one that fails is logged and changes nothing. */
function useAnswer<Field extends string, Fault extends string, View>({
  name,
  reckon,
  startsOver = false,
}: Calculation<Field, Fault, View>) {
  const [result, setResult] = useState<View>();
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    pending,
    result,
    ask: async (entries: Entries<Field>) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setPending(true);
      if (startsOver) setResult(undefined);
      const answer = await reckon(entries, own.signal);
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

const asEntered = <Field extends string>(entered: Entries<Field>): Entries<Field> => entered;

/** The fields in which two forms differ. */
function differing<Field extends string>(one: Entries<Field>, other: Entries<Field>): Field[] {
  const fields: Field[] = [];
  for (const field in one) if (one[field] !== other[field]) fields.push(field);
  return fields;
}

/** The faults of some fields. */
function only<Field extends string, Fault extends string>(faults: Faults<Field, Fault>, fields: readonly string[]) {
  const kept: Partial<Record<Field, Fault>> = {};
  for (const field in faults) {
    const fault = faults[field];
    if (fault && fields.includes(field)) kept[field] = fault;
  }
  return kept;
}
