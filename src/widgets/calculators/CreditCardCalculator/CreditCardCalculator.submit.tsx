import { effectiveCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { failure, mapResult } from '#sitecore/contracts/result.ts';
import { cardFinanceRequest } from '#src/domain/calculators/card-finance.ts';
import {
  defineSubmission,
  type PresentedResult,
  type ResultFormat,
} from '#src/features/calculator/submit/submission.tsx';
import { fill, plural } from '#src/i18n/phrase.ts';
import { calculateCardFinance, type CardFigures } from '#src/services/calculators.ts';
import { calculator } from './CreditCardCalculator.form.ts';
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
    const result = await calculateCardFinance(cardFinanceRequest(creditLimit, terms), options);
    const [card, limit] = [category.Title.value, effectiveCreditLimit(creditLimit)];
    return mapResult(result, (figures): CardCost => ({ ...figures, card, limit }));
  },
  empty: { apr: 0, months: 0, card: '', limit: 0 },
  present,
});

/** Returns the panel's content for a card's cost; the asterisks refer to the note. */
function present(
  { apr, months, card, limit }: CardCost,
  { phrases, language, money, percent }: Format,
): PresentedResult {
  const rate = percent(apr);
  const period = plural(phrases, 'calculator_months', months, language);
  return {
    label: phrases.calculator_apr,
    figure: `${rate}*`,
    ...(card !== '' && {
      sentence: (
        <>
          {fill(phrases.credit_of, { card })} {money(limit)}
        </>
      ),
    }),
    pairs: [{ id: 'period', label: phrases.credit_period, value: `${period}*` }],
    note: phrases.credit_note,
    spoken: fill(phrases.credit_spoken, { apr: rate, period }),
  };
}
