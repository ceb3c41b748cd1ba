import { sumOf, withinLimit } from '#src/domain/calculators/spending.ts';
import { useLiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';
import { formatInDigitsOf, readNumber } from '#src/i18n/typed-number.ts';

/** A category of spending as its field needs it. */
export interface SpendingField {
  readonly id: string;
  /** Where its slider ends, in riyals; Infinity where the author set no end. */
  readonly limit: number;
  /** What stands in the field at first, as the author wrote it. */
  readonly start?: string;
}

/** The state of a cashback calculator: what is spent on each category a month. */
export function useSpending(name: string, fields: readonly SpendingField[]) {
  const allOf = (textOf: (field: SpendingField) => string) =>
    Object.fromEntries(fields.map((field) => [field.id, normalized(textOf(field), field.limit)]));
  const calculator = useLiveCalculator<string>({
    name,
    initial: allOf(({ start = '' }) => start),
    normalize: (shared) => allOf(({ id }) => shared[id] ?? ''),
  });
  const { values, setValue, setValues } = calculator;
  const amountOf = (id: string): number => readNumber(values[id] ?? '') ?? 0;
  return {
    calculator: {
      ...calculator,
      isChanged: fields.some(({ id }) => amountOf(id) > 0),
      clear: () => setValues(allOf(() => '')),
    },
    textOf: (id: string): string => values[id] ?? '',
    amountOf,
    total: sumOf(fields.map(({ id }) => amountOf(id))),
    spend: ({ id, limit }: SpendingField, text: string) => setValue(id, normalized(text, limit)),
  };
}

export type Spending = ReturnType<typeof useSpending>;

/** The most that ten digits say. */
const LARGEST = 9_999_999_999;

/** A text as a field takes it: whole riyals from 0 to its limit, in the digits that it is written in. */
const normalized = (text: string, limit: number): string =>
  formatInDigitsOf(text, Math.floor(withinLimit(readNumber(text), Math.min(limit, LARGEST))));
