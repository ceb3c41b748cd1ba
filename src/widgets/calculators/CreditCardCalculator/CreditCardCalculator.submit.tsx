import { effectiveCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { failure, mapResult } from '#sitecore/contracts/result.ts';
import { cardFinanceRequest } from '#src/domain/calculators/card-finance.ts';
import { presentResult } from '#src/features/calculator/result/present-result.ts';
import {
  defineSubmission,
  type PresentedResult,
  type ResultFormat,
} from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { calculateCardFinance, type CardFigures } from '#src/services/calculators.ts';
import { calculator, result } from './CreditCardCalculator.form.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

/** Figures of a card, with the card and limit they are for. */
interface CardCost extends CardFigures {
  /** Title of the card. */
  readonly card: string;
  /** Credit limit in riyals. */
  readonly limit: number;
}

type Format = ResultFormat<CreditCardCalculatorProps['phrases']>;

/** Requests the cost of the chosen card from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (
    { creditLimit, cardCategory, paymentPercentage },
    settings: Pick<CreditCardCalculatorProps, 'fields'>,
    options,
  ) => {
    const { CardCategory, InterestRate } = settings.fields;
    const category = CardCategory.find(({ id }) => id === cardCategory)?.fields;
    if (!category) return failure('no such card');
    const terms = {
      interestRate: InterestRate ?? 0,
      minPaymentPercent: paymentPercentage,
      cardFee: category.Fees ?? 0,
    };
    const response = await calculateCardFinance(cardFinanceRequest(creditLimit, terms), options);
    const [card, limit] = [category.Title.value, effectiveCreditLimit(creditLimit)];
    return mapResult(response, (figures): CardCost => ({ ...figures, card, limit }));
  },
  empty: { apr: 0, months: 0, card: '', limit: 0 },
  present,
});

/** Returns the panel's content, with the card and its limit. */
function present({ apr, months: period, card, limit }: CardCost, format: Format): PresentedResult {
  const sentence = (
    <>
      {fill(format.phrases.credit_of, { card })} {format.money(limit)}
    </>
  );
  return { ...presentResult(result, { apr, period }, format), ...(card !== '' && { sentence }) };
}
