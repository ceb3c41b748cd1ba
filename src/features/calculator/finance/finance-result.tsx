import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Schedule } from '#src/domain/calculators/repayment-schedule.ts';
import { formatPercent } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import type { ResultPart, ResultContent } from '#src/ui/result/ResultFigures.tsx';
import type { Finance } from './finance.ts';
import { riyals } from '../result/riyals.tsx';
import type { FinancePhrases } from '../phrases.ts';

/** How a finance is told. */
export interface FinanceFormat {
  readonly phrases: FinancePhrases;
  readonly language: Language;
  /** What is financed. */
  readonly priceLabel: string;
  /** What is paid at signing; the admin fee unless it is told. */
  readonly feeLabel?: string | undefined;
  /** How many decimals amounts have; none unless told. */
  readonly decimals?: number;
  /** How a day is written, where a finance has a first one. */
  readonly formatDay?: (day: string) => string;
}

/** What the result panel shows of a finance: the rate with two decimals. */
export function financeResult(
  { figures, tenure, balloon, firstDay, schedule }: Finance,
  saying: FinanceFormat,
): ResultContent {
  const { phrases, language, decimals = 0 } = saying;
  const { instalment, apr, financeAmount, totalAmountPayable } = figures;
  const money = (amount: number) => riyals(amount, language, decimals);
  const rate = formatPercent(apr, language);
  return {
    label: phrases.calculator_instalment,
    figure: money(instalment),
    ...(tenure > 0 && { sentence: paymentSentence({ tenure, balloon, firstDay }, saying) }),
    pairs: [
      { id: 'apr', label: phrases.calculator_apr, value: rate },
      { id: 'amount', label: phrases.calculator_finance_amount, value: money(financeAmount) },
      { id: 'total', label: phrases.calculator_total, value: money(totalAmountPayable) },
    ],
    ...(schedule && { parts: partsOf(schedule, saying, money) }),
    note: phrases.calculator_note,
    spoken: fill(phrases.calculator_spoken, {
      instalment: spokenMoney(instalment, language, { decimals }),
      apr: rate,
      total: spokenMoney(totalAmountPayable, language, { decimals }),
    }),
  };
}

type Payments = Pick<Finance, 'tenure' | 'balloon' | 'firstDay'>;

function paymentSentence({ tenure, balloon, firstDay }: Payments, saying: FinanceFormat): ReactNode {
  const { phrases, language, decimals, formatDay } = saying;
  const terms = plural(phrases, 'calculator_terms', tenure, language);
  if (firstDay !== undefined && formatDay)
    return fill(phrases.calculator_from_day, { terms, day: formatDay(firstDay) });
  if (balloon === 0) return terms;
  return (
    <>
      {fill(phrases.calculator_then_balloon, { terms })} {riyals(balloon, language, decimals)}
    </>
  );
}

function partsOf(
  { parts: { principal, profit, insurance, fee } }: Schedule,
  { phrases, priceLabel, feeLabel = phrases.calculator_fee }: FinanceFormat,
  money: (amount: number) => ReactNode,
): readonly ResultPart[] {
  const part = (series: ResultPart['series'], label: string, amount: number): ResultPart => ({
    series,
    label,
    amount,
    value: money(amount),
  });
  return [
    part('capital', priceLabel, principal),
    part('profit', phrases.calculator_profit, profit),
    ...(insurance > 0 ? [part('insurance', phrases.calculator_insurance, insurance)] : []),
    part('fee', feeLabel, fee),
  ];
}
