import type { CardFinanceRequest } from '#sitecore/contracts/card-finance.ts';
import { isCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { type Percent, type Riyals } from '#sitecore/rules/finance/units.ts';
import { type InputErrors, requiredErrors } from './input-errors.ts';

/** Inputs of the credit card calculator; null or '' for an empty field. */
export interface CardFinanceInputs {
  readonly accountType: string;
  readonly nationality: string;
  readonly monthlySalary: Riyals | null;
  readonly currentInstalments: Riyals | null;
  readonly cardCategory: string;
  /** 0 is valid: the limit is not set yet. */
  readonly creditLimit: Riyals | null;
  readonly paymentPercentage: string;
}

/** Terms of the chosen card and minimum payment, from the author's fields. */
export interface CardFinanceTerms {
  /** A year. */
  readonly interestRate: Percent;
  /** Of the statement. */
  readonly minPaymentPercent: Percent;
  /** A year. */
  readonly cardFee: Riyals;
}

/** Validates the inputs: all are required, and the limit has to be one that a card can have. FINANCE §2.4. */
export const checkCardFinance = (inputs: CardFinanceInputs): InputErrors<CardFinanceInputs> => ({
  ...requiredErrors({ ...inputs }),
  ...(inputs.creditLimit !== null && !isCreditLimit(inputs.creditLimit) && { creditLimit: 'outOfRange' }),
});

/** Returns the request to the bank's service; it carries no data about the person. FINANCE §2.4. */
export const cardFinanceRequest = (
  creditLimit: Riyals,
  { interestRate, minPaymentPercent, cardFee }: CardFinanceTerms,
): CardFinanceRequest => ({ creditLimit, interestRate, minPaymentPercent, cardFee });
