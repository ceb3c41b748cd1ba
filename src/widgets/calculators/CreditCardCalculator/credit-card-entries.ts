import { usedCreditLimit } from '#sitecore/contracts/values/credit-limit.ts';
import {
  type CardFinanceFault,
  type CardFinanceInputs,
  cardFinanceRequest,
  checkCardFinance,
} from '#src/domain/calculators/card-finance.ts';
import type { Entries, Faults } from '#src/features/calculator/use-calculator.ts';
import { readNumber, readSigned } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { type CardFigures, reckonCardFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import type { CreditCardProps } from './CreditCardCalculator.tsx';

/** The fields in the order of the form. */
export type CreditCardField = keyof CardFinanceInputs;

type CreditCardEntries = Entries<CreditCardField>;

/** What a card costs, and for which it is. */
export interface CardCost {
  readonly figures: CardFigures;
  /** What the card is called. */
  readonly card: string;
  /** Riyals. */
  readonly limit: number;
}

/** Nothing asked for, nothing found. */
export const NO_COST: CardCost = { figures: { apr: 0, months: 0 }, card: '', limit: 0 };

export const initialEntries: CreditCardEntries = {
  accountType: '',
  nationality: '',
  monthlySalary: '',
  currentInstalments: '',
  cardCategory: '',
  creditLimit: '',
  paymentPercentage: '',
};

const inputsOf = (entries: CreditCardEntries): CardFinanceInputs => ({
  ...entries,
  monthlySalary: readNumber(entries.monthlySalary),
  currentInstalments: readNumber(entries.currentInstalments),
  creditLimit: readSigned(entries.creditLimit),
});

/** What is wrong with the entries, by field. */
export const checkEntries = (entries: CreditCardEntries): Faults<CreditCardField, CardFinanceFault> =>
  checkCardFinance(inputsOf(entries));

/** Asks the bank what the chosen card costs. */
export async function reckonEntries(
  entries: CreditCardEntries,
  { CardCategory, InterestRate }: CreditCardProps['fields'],
  options: CallOptions,
): Promise<Result<CardCost, unknown>> {
  const { creditLimit } = inputsOf(entries);
  const category = CardCategory.find(({ id }) => id === entries.cardCategory);
  const minPaymentPercent = readNumber(entries.paymentPercentage);
  if (creditLimit === null || !category || minPaymentPercent === null) return failure('incomplete entries');
  const { Title, Fees } = category.fields;
  const terms = { interestRate: InterestRate ?? 0, minPaymentPercent, cardFee: Fees ?? 0 };
  const answer = await reckonCardFinance(cardFinanceRequest(creditLimit, terms), options);
  if (!answer.ok) return answer;
  return success({ figures: answer.value, card: Title.value, limit: usedCreditLimit(creditLimit) });
}
