import { sumOf, withinLimit } from '#src/domain/calculators/spending.ts';
import { useLiveForm } from '#src/features/calculator/live/use-live-form.ts';
import { amount, defineForm, type Texts } from '#src/features/form/schema.ts';
import { inDigitsOf } from '#sitecore/rules/digits.ts';
import { isEnterable } from '#src/ui/form/numeric-edit.ts';
import { readNumber, readWholeNumber } from '#src/i18n/typed-number.ts';

/** Field for the spending on a category. */
export interface SpendingField {
  readonly id: string;
  /** Upper limit in riyals; Infinity when the author sets none. */
  readonly limit: number;
  /** Authored initial value. */
  readonly start?: string;
}

const NO_SETTINGS = {};

/** Returns the state of a cashback calculator: the monthly spending on each category in riyals. */
export function useSpending(name: string, fields: readonly SpendingField[], query: Texts) {
  const valuesOf = (textOf: (field: SpendingField) => string) =>
    Object.fromEntries(fields.map((field) => [field.id, normalized(textOf(field), field.limit)]));
  const form = defineForm({
    name,
    fields: Object.fromEntries(
      fields.map(({ id, start = '' }) => [id, amount({ whole: true, optional: true, initial: wholeStart(start) })]),
    ),
    groups: [{ fields: fields.map(({ id }) => id) }],
    derive: (values) => valuesOf(({ id }) => values[id] ?? ''),
  });
  const state = useLiveForm({ form, settings: NO_SETTINGS, query });
  const { values, setValue, fill } = state;
  const amountOf = (id: string): number => readWholeNumber(values[id] ?? '') ?? 0;
  return {
    state: {
      ...state,
      isChanged: fields.some(({ id }) => amountOf(id) > 0),
      clear: () => fill(valuesOf(() => '')),
    },
    textOf: (id: string): string => values[id] ?? '',
    amountOf,
    total: sumOf(fields.map(({ id }) => amountOf(id))),
    setAmount: setValue,
  };
}

export type Spending = ReturnType<typeof useSpending>;

/** Largest number of ten digits. */
const LARGEST = 9_999_999_999;

/**
 * Converts a text to whole riyals from 0 to the field's limit, in the digits that the text uses. What a visitor types that is no
 * whole number stays: its field says why it does not count.
 */
const normalized = (text: string, limit: number): string =>
  text !== '' && readWholeNumber(text) === null && isEnterable(text)
    ? text
    : inDigitsOf(text, `${Math.floor(withinLimit(readWholeNumber(text), Math.min(limit, LARGEST)))}`);

/** Returns an author's amount in whole riyals. */
const wholeStart = (text: string): string => inDigitsOf(text, `${Math.floor(readNumber(text) ?? 0)}`);
