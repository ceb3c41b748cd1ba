import type { CardFinanceRequest } from '#sitecore/contracts/card-finance.ts';
import { isCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { type Percent, type Riyals } from '#sitecore/rules/finance/units.ts';
import type { InputErrors } from '../input-errors.ts';

/** Terms of the chosen card and minimum payment, from the author's fields. */
export interface CardFinanceTerms {
  /** A year. */
  readonly interestRate: Percent;
  /** Of the statement. */
  readonly minPaymentPercent: Percent;
  /** A year. */
  readonly cardFee: Riyals;
}

/** Validates the credit limit in riyals: it has to be one that a card can have, or 0 while it is not set. FINANCE §2.4. */
export const checkCardFinance = ({ creditLimit }: CardFinanceInputs): InputErrors<CardFinanceInputs> =>
  creditLimit !== null && !isCreditLimit(creditLimit) ? { creditLimit: 'outOfRange' } : {};

interface CardFinanceInputs {
  /** Null for an empty field. */
  readonly creditLimit: Riyals | null;
}

/** Returns the request to the bank's service; it carries no data about the person. FINANCE §2.4. */
export const cardFinanceRequest = (
  creditLimit: Riyals,
  { interestRate, minPaymentPercent, cardFee }: CardFinanceTerms,
): CardFinanceRequest => ({ creditLimit, interestRate, minPaymentPercent, cardFee });
