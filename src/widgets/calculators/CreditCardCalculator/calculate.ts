import { effectiveCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { cardFinanceRequest } from '#src/domain/calculators/card-finance.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculateCardFinance } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { type CardCost, type CreditCardValues, inputsOf } from './values.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

interface CalculationInput extends Pick<CreditCardCalculatorProps, 'fields'> {
  readonly values: CreditCardValues;
}

/** Requests the cost of the chosen card from the bank. */
export async function calculate(
  { values, fields: { CardCategory, InterestRate } }: CalculationInput,
  options?: CallOptions,
): Promise<Result<CardCost, unknown>> {
  const { creditLimit } = inputsOf(values);
  const category = CardCategory.find(({ id }) => id === values.cardCategory);
  const minPaymentPercent = readNumber(values.paymentPercentage);
  if (creditLimit === null || !category || minPaymentPercent === null) return failure('incomplete values');
  const { Title, Fees } = category.fields;
  const terms = { interestRate: InterestRate ?? 0, minPaymentPercent, cardFee: Fees ?? 0 };
  const result = await calculateCardFinance(cardFinanceRequest(creditLimit, terms), options);
  if (!result.ok) return result;
  return success({ figures: result.value, card: Title.value, limit: effectiveCreditLimit(creditLimit) });
}
