import type { CardFinanceRequest } from '#sitecore/contracts/card-finance.ts';
import { isCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { requiredErrors } from './finance-inputs.ts';

/** What a visitor tells the credit card calculator; null and '' where nothing is entered yet. Amounts in riyals. */
export interface CardFinanceInputs {
  readonly accountType: string;
  readonly nationality: string;
  readonly monthlySalary: number | null;
  readonly currentInstalments: number | null;
  readonly cardCategory: string;
  /** 0 is a limit that nobody has set yet. */
  readonly creditLimit: number | null;
  readonly paymentPercentage: string;
}

/** What the bank's authors set, for the chosen card and the chosen least payment. */
export interface CardFinanceTerms {
  /** Percent a year. */
  readonly interestRate: number;
  /** Percent of the statement. */
  readonly minPaymentPercent: number;
  /** Riyals a year. */
  readonly cardFee: number;
}

/** Why an input does not serve: a key of the dictionary. */
export type CardFinanceError = 'Field_Is_Required' | 'Invalid_CreditLimit';

type CardFinanceErrors = { readonly [K in keyof CardFinanceInputs]?: CardFinanceError };

/** Checks the inputs: what is missing, and a limit that no card has. FINANCE §2.4. */
export const checkCardFinance = (inputs: CardFinanceInputs): CardFinanceErrors => ({
  ...requiredErrors({ ...inputs }),
  ...(inputs.creditLimit !== null && !isCreditLimit(inputs.creditLimit) && { creditLimit: 'Invalid_CreditLimit' }),
});

/** What the bank's service is asked: nothing of it is about the person. FINANCE §2.4. */
export const cardFinanceRequest = (
  creditLimit: number,
  { interestRate, minPaymentPercent, cardFee }: CardFinanceTerms,
): CardFinanceRequest => ({ creditLimit, interestRate, minPaymentPercent, cardFee });
