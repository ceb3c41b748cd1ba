import { usedCreditLimit } from '#sitecore/contracts/values/credit-limit.ts';
import { cardFinanceRequest } from '#src/domain/calculators/card-finance.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { reckonCardFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { type CardCost, type CreditCardEntries, inputsOf } from './credit-card-entries.ts';
import type { CreditCardProps } from './CreditCardCalculator.tsx';

interface Asked extends Pick<CreditCardProps, 'fields'> {
  readonly entries: CreditCardEntries;
}

/** Asks the bank what the chosen card costs. */
export async function reckon(
  { entries, fields: { CardCategory, InterestRate } }: Asked,
  options?: CallOptions,
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
