import { type CardFinanceInputs, checkCardFinance } from '#src/domain/calculators/card-finance.ts';
import type { FormValues, FormErrors } from '#src/features/calculator/form/use-calculator.ts';
import { readNumber, readSignedNumber } from '#src/i18n/typed-number.ts';
import type { CardFigures } from '#src/services/calculators.ts';

/** Field names in the order of the form. */
export type CreditCardField = keyof CardFinanceInputs;

export type CreditCardValues = FormValues<CreditCardField>;

/** Figures of a card, with the card and limit they are for. */
export interface CardCost {
  readonly figures: CardFigures;
  /** Title of the card. */
  readonly card: string;
  /** Credit limit in riyals. */
  readonly limit: number;
}

/** Card cost before the first calculation. */
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

/** Parses the form values; an amount is null when it is no number. */
export const inputsOf = (values: CreditCardValues): CardFinanceInputs => ({
  ...values,
  monthlySalary: readNumber(values.monthlySalary),
  currentInstalments: readNumber(values.currentInstalments),
  creditLimit: readSignedNumber(values.creditLimit),
});

/** Returns the validation errors by field. */
export const checkValues = (values: CreditCardValues): FormErrors<CreditCardField> =>
  checkCardFinance(inputsOf(values));
