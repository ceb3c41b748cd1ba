import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Schedule } from '#src/domain/calculators/repayment-schedule.ts';
import { formatMoney, formatPercent, spokenMoney } from '#src/i18n/numbers.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import type { FinanceFigures } from '#src/services/calculators.ts';
import { Money } from '#src/ui/Money.tsx';
import type { Part, Result } from '#src/ui/ResultPanel.tsx';
import type { FinanceWords } from './words.ts';

/** A finance as its bank reckoned it, and how it is paid; amounts in riyals. */
export interface Finance {
  readonly figures: FinanceFigures;
  /** Months. */
  readonly tenure: number;
  readonly balloon: number;
  /** Absent where it does not add up to what the bank answered. */
  readonly schedule?: Schedule | undefined;
}

/** An amount in whole riyals, with its sign for the eye and its words for those who listen. */
export const riyals = (amount: number, language: Language): ReactNode => (
  <Money figure={formatMoney(amount, language)} spoken={spokenMoney(amount, language)} />
);

/** What the result panel shows of a finance: money without decimals, the rate with two. */
export function financeResult(
  { figures, tenure, balloon, schedule }: Finance,
  words: FinanceWords,
  language: Language,
  priceLabel: string,
): Result {
  const { instalment, apr, financeAmount, totalAmountPayable } = figures;
  const money = (amount: number) => riyals(amount, language);
  const rate = formatPercent(apr, language);
  const terms = plural(words, 'calculator_terms', tenure, language);
  return {
    label: words.calculator_instalment,
    figure: money(instalment),
    sentence:
      balloon > 0 ? (
        <>
          {fill(words.calculator_then_balloon, { terms })} {money(balloon)}
        </>
      ) : (
        terms
      ),
    pairs: [
      { id: 'apr', label: words.calculator_apr, value: rate },
      { id: 'amount', label: words.calculator_finance_amount, value: money(financeAmount) },
      { id: 'total', label: words.calculator_total, value: money(totalAmountPayable) },
    ],
    ...(schedule && { parts: partsOf(schedule, words, priceLabel, money) }),
    note: words.calculator_note,
    spoken: fill(words.calculator_spoken, {
      instalment: spokenMoney(instalment, language),
      apr: rate,
      total: spokenMoney(totalAmountPayable, language),
    }),
  };
}

function partsOf(
  { parts: { principal, profit, insurance, fee } }: Schedule,
  words: FinanceWords,
  priceLabel: string,
  money: (amount: number) => ReactNode,
): readonly Part[] {
  return [
    { series: 'capital', label: priceLabel, amount: principal, value: money(principal) },
    { series: 'profit', label: words.calculator_profit, amount: profit, value: money(profit) },
    { series: 'insurance', label: words.calculator_insurance, amount: insurance, value: money(insurance) },
    { series: 'fee', label: words.calculator_fee, amount: fee, value: money(fee) },
  ];
}
