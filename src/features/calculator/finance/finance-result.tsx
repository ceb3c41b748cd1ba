import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Schedule } from '#src/domain/calculators/repayment-schedule.ts';
import { formatDay } from '#src/i18n/date.ts';
import { formatPercent } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill } from '#src/i18n/phrase.ts';
import { plural } from '#src/i18n/plural.ts';
import type { ResultPart, ResultContent } from '#src/ui/result/ResultFigures.tsx';
import type { Finance } from './finance.ts';
import { riyals } from '../result/riyals.tsx';
import type { FinancePhrases } from '../phrases.ts';

/** Texts and formats of the result of a finance. */
export interface FinanceFormat {
  readonly phrases: FinancePhrases;
  readonly language: Language;
  /** Label of the price in the parts of the total; that of the financed amount by default. */
  readonly priceLabel?: string;
  /** Label of the fees paid at signing; the admin fee by default. */
  readonly feeLabel?: string | undefined;
  /** Decimals of amounts, 0 by default. */
  readonly decimals?: number;
}

/** Returns the content of the result panel for a finance; the rate has two decimals. */
export function financeResult(
  { figures, tenure, balloon, firstDay, schedule }: Finance,
  format: FinanceFormat,
): ResultContent {
  const { phrases, language, decimals = 0 } = format;
  const { instalment, apr, financeAmount, totalAmountPayable } = figures;
  const money = (amount: number) => riyals(amount, language, decimals);
  const rate = formatPercent(apr, language);
  return {
    label: phrases.calculator_instalment,
    figure: money(instalment),
    ...(tenure > 0 && { sentence: paymentSentence({ tenure, balloon, firstDay }, format) }),
    pairs: [
      { id: 'apr', label: phrases.calculator_apr, value: rate },
      { id: 'amount', label: phrases.calculator_finance_amount, value: money(financeAmount) },
      { id: 'total', label: phrases.calculator_total, value: money(totalAmountPayable) },
    ],
    ...(schedule && { parts: partsOf(schedule, format, money) }),
    note: phrases.calculator_note,
    spoken: fill(phrases.calculator_spoken, {
      instalment: spokenMoney(instalment, language, { decimals }),
      apr: rate,
      total: spokenMoney(totalAmountPayable, language, { decimals }),
    }),
  };
}

type Payments = Pick<Finance, 'tenure' | 'balloon' | 'firstDay'>;

function paymentSentence({ tenure, balloon, firstDay }: Payments, format: FinanceFormat): ReactNode {
  const { phrases, language, decimals } = format;
  const terms = plural(phrases, 'calculator_terms', tenure, language);
  if (firstDay !== undefined) return fill(phrases.calculator_from_day, { terms, day: formatDay(firstDay, language) });
  if (balloon === 0) return terms;
  return (
    <>
      {fill(phrases.calculator_then_balloon, { terms })} {riyals(balloon, language, decimals)}
    </>
  );
}

function partsOf(
  { parts: { principal, profit, insurance, fee } }: Schedule,
  { phrases, priceLabel = phrases.calculator_finance_amount, feeLabel = phrases.calculator_fee }: FinanceFormat,
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
