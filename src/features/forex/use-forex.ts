import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { useLiveCalculator } from '#src/features/calculator/form/use-live-calculator.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { applyPaste } from '#src/ui/form/numeric-edit.ts';

/** A currency as its author wrote it. */
export interface Currency {
  readonly id: string;
  readonly fields: { readonly Title: TextValue; readonly ExchangeRate: TextValue };
}

const EMPTY = { currency: '', amount: '' } as const;

/** The state of a forex calculator: the chosen currency and the amount, each undefined or null while there is none. */
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

/** What the amount's field makes of a text. */
const wholeOf = (text: string): string => applyPaste({ text: '', start: 0, end: 0 }, text, { whole: true })?.text ?? '';
