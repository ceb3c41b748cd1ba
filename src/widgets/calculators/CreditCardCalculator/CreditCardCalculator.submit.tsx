import { effectiveCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { cardFinanceRequest } from '#src/domain/calculators/card-finance.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { formatPercent } from '#src/i18n/numbers.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import { calculateCardFinance, type CardFigures } from '#src/services/calculators.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { calculator } from './CreditCardCalculator.form.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

/** Figures of a card, with the card and limit they are for. */
interface CardCost extends CardFigures {
  /** Title of the card. */
  readonly card: string;
  /** Credit limit in riyals. */
  readonly limit: number;
}

type Settings = Pick<CreditCardCalculatorProps, 'fields'>;
type Format = ResultFormat<CreditCardCalculatorProps['phrases']>;

/** Requests the cost of the chosen card from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (
    { creditLimit, cardCategory, paymentPercentage: minPaymentPercent },
    { fields: { CardCategory, InterestRate } }: Settings,
    options,
  ) => {
    const category = CardCategory.find(({ id }) => id === cardCategory);
    if (creditLimit === null || !category || minPaymentPercent === null) return failure('incomplete values');
    const { Title, Fees } = category.fields;
    const terms = { interestRate: InterestRate ?? 0, minPaymentPercent, cardFee: Fees ?? 0 };
    const result = await calculateCardFinance(cardFinanceRequest(creditLimit, terms), options);
    if (!result.ok) return result;
    return success<CardCost>({ ...result.value, card: Title.value, limit: effectiveCreditLimit(creditLimit) });
  },
  empty: { apr: 0, months: 0, card: '', limit: 0 },
  present,
});

/** Returns the panel's content for a card's cost; the asterisks refer to the note. */
function present({ apr, months, card, limit }: CardCost, { phrases, language }: Format): ResultContent {
  const rate = formatPercent(apr, language);
  const period = plural(phrases, 'calculator_months', months, language);
  return {
    label: phrases.calculator_apr,
    figure: `${rate}*`,
    ...(card !== '' && {
      sentence: (
        <>
          {fill(phrases.credit_of, { card })} {riyals(limit, language)}
        </>
      ),
    }),
    pairs: [{ id: 'period', label: phrases.credit_period, value: `${period}*` }],
    note: phrases.credit_note,
    spoken: fill(phrases.credit_spoken, { apr: rate, period }),
  };
}
