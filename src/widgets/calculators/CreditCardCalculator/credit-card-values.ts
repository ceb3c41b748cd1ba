import { type CardFinanceInputs, checkCardFinance } from '#src/domain/calculators/card-finance.ts';
import type { FormValues, FormErrors } from '#src/features/calculator/form/use-calculator.ts';
import { readNumber, readSignedNumber } from '#src/i18n/typed-number.ts';
import type { CardFigures } from '#src/services/calculators.ts';

/** The fields in the order of the form. */
export type CreditCardField = keyof CardFinanceInputs;

export type CreditCardValues = FormValues<CreditCardField>;

/** What a card costs, and for which it is. */
export interface CardCost {
  readonly figures: CardFigures;
  /** What the card is called. */
  readonly card: string;
  /** Riyals. */
  readonly limit: number;
}

/** Nothing asked for, nothing found. */
export const NO_CARD_COST: CardCost = { figures: { apr: 0, months: 0 }, card: '', limit: 0 };

export const initialValues: CreditCardValues = {
  accountType: '',
  nationality: '',
  monthlySalary: '',
  currentInstalments: '',
  cardCategory: '',
  creditLimit: '',
  paymentPercentage: '',
};

/** What the entries tell; null where no number is read. */
export const inputsOf = (entries: CreditCardValues): CardFinanceInputs => ({
  ...entries,
  monthlySalary: readNumber(entries.monthlySalary),
  currentInstalments: readNumber(entries.currentInstalments),
  creditLimit: readSignedNumber(entries.creditLimit),
});

/** What is wrong with the entries, by field. */
export const checkValues = (entries: CreditCardValues): FormErrors<CreditCardField> =>
  checkCardFinance(inputsOf(entries));
