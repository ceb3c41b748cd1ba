import { sumOf, withinLimit } from '#src/domain/calculators/spending.ts';
import { useLiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';
import { formatInDigitsOf, readNumber } from '#src/i18n/typed-number.ts';

/** Field for the spending on a category. */
export interface SpendingField {
  readonly id: string;
  /** Upper limit in riyals; Infinity when the author sets none. */
  readonly limit: number;
  /** Authored initial value. */
  readonly start?: string;
}

/** Returns the state of a cashback calculator: the monthly spending on each category in riyals. */
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
    setAmount: ({ id, limit }: SpendingField, text: string) => setValue(id, normalized(text, limit)),
  };
}

export type Spending = ReturnType<typeof useSpending>;

/** Largest number of ten digits. */
const LARGEST = 9_999_999_999;

/** Converts a text to whole riyals from 0 to the field's limit, in the digits that the text uses. */
const normalized = (text: string, limit: number): string =>
  formatInDigitsOf(text, Math.floor(withinLimit(readNumber(text), Math.min(limit, LARGEST))));
