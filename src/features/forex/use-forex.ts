import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { useLiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { applyPaste } from '#src/ui/form/numeric-edit.ts';

/** Authored currency. */
export interface Currency {
  readonly id: string;
  readonly fields: { readonly Title: TextValue; readonly ExchangeRate: TextValue };
}

const EMPTY = { currency: '', amount: '' } as const;

/** Returns the state of a forex calculator: the chosen currency, or undefined, and the amount, or null. */
export function useForex(name: string, currencies: readonly Currency[]) {
  const calculator = useLiveCalculator<keyof typeof EMPTY>({
    name,
    initial: EMPTY,
    allowedValues: { currency: currencies.map(({ id }) => id) },
    normalize: ({ currency, amount }) => ({ currency, amount: wholeOf(amount) }),
  });
  const { currency: chosen, amount } = calculator.values;
  return { calculator, currency: currencies.find(({ id }) => id === chosen), amount: readNumber(amount) };
}

export type Forex = ReturnType<typeof useForex>;

/** Converts a text to the whole number that the amount's field would accept on paste. */
const wholeOf = (text: string): string => applyPaste({ text: '', start: 0, end: 0 }, text, { whole: true })?.text ?? '';
