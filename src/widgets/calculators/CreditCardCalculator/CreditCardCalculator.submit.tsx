import { effectiveCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { failure } from '#sitecore/contracts/result.ts';
import { cardFinanceRequest } from '#src/domain/calculators/card-finance.ts';
import { presentResult } from '#src/features/calculator/result/present-result.ts';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { calculateCardFinance } from '#src/services/calculators.ts';
import { calculator, result } from './CreditCardCalculator.form.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

type Fields = CreditCardCalculatorProps['fields'];

/** Requests the cost of the chosen card from the bank, and shows it with the card and its limit. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: { readonly fields: Fields }, options) => {
    const card = chosenCard(inputs, fields);
    if (!card) return failure('no such card');
    const terms = {
      interestRate: fields.InterestRate ?? 0,
      minPaymentPercent: inputs.paymentPercentage,
      cardFee: card.Fees ?? 0,
    };
    return calculateCardFinance(cardFinanceRequest(inputs.creditLimit, terms), options);
  },
  empty: { apr: 0, months: 0 },
  present: ({ apr, months: period }, format: ResultFormat<CreditCardCalculatorProps['phrases']>, submitted) => {
    const content = presentResult(result, { apr, period }, format);
    if (!submitted) return content;
    const { inputs, settings } = submitted;
    const card = chosenCard(inputs, settings.fields)?.Title.value ?? '';
    const sentence = (
      <>
        {fill(format.phrases.credit_of, { card })} {format.money(effectiveCreditLimit(inputs.creditLimit))}
      </>
    );
    return { ...content, sentence };
  },
});

/** Returns the author's fields of the chosen card. */
const chosenCard = ({ cardCategory }: { readonly cardCategory: string }, { CardCategory }: Fields) =>
  CardCategory.find(({ id }) => id === cardCategory)?.fields;
