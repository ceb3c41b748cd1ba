import type { CardFinanceRequest } from '#sitecore/contracts/card-finance.ts';
import { isCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { type InputErrors, requiredErrors } from './input-errors.ts';

/** Inputs of the credit card calculator; null or '' for an empty field. Amounts in riyals. */
export interface CardFinanceInputs {
  readonly accountType: string;
  readonly nationality: string;
  readonly monthlySalary: number | null;
  readonly currentInstalments: number | null;
  readonly cardCategory: string;
  /** 0 is valid: the limit is not set yet. */
  readonly creditLimit: number | null;
  readonly paymentPercentage: string;
}

/** Terms of the chosen card and minimum payment, from the author's fields. */
export interface CardFinanceTerms {
  /** Percent a year. */
  readonly interestRate: number;
  /** Percent of the statement. */
  readonly minPaymentPercent: number;
  /** Riyals a year. */
  readonly cardFee: number;
}

/** Validates the inputs: all are required, and the limit has to be one that a card can have. FINANCE §2.4. */
export const checkCardFinance = (inputs: CardFinanceInputs): InputErrors<CardFinanceInputs> => ({
  ...requiredErrors({ ...inputs }),
  ...(inputs.creditLimit !== null && !isCreditLimit(inputs.creditLimit) && { creditLimit: 'outOfRange' }),
});

/** Returns the request to the bank's service; it carries no data about the person. FINANCE §2.4. */
export const cardFinanceRequest = (
  creditLimit: number,
  { interestRate, minPaymentPercent, cardFee }: CardFinanceTerms,
): CardFinanceRequest => ({ creditLimit, interestRate, minPaymentPercent, cardFee });
