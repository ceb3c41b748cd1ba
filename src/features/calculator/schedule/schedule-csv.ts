import type { Schedule } from '#src/domain/calculators/repayment-schedule.ts';
import type { FinancePhrases } from '../phrases.ts';

/** Without this mark, spreadsheets do not read the file as UTF-8 and show wrong characters for Arabic. */
const BYTE_ORDER_MARK = '﻿';

/** Returns a schedule as comma-separated values: headings in the page's language, riyals in plain digits. */
export function scheduleCsv({ parts, years, decimals }: Schedule, phrases: FinancePhrases, feeColumn: string): string {
  const head = [
    phrases.calculator_year,
    phrases.calculator_capital,
    phrases.calculator_profit,
    feeColumn,
    phrases.calculator_balloon,
    phrases.calculator_paid,
    phrases.calculator_left,
  ];
  const signing = [0, ...[0, 0, parts.fee, 0, parts.fee, parts.principal].map((amount) => amount.toFixed(decimals))];
  const rows = years.map(({ year, capital, profit, insurance, balloon, paid, left }) => [
    year,
    ...[capital, profit, insurance, balloon, paid, left].map((amount) => amount.toFixed(decimals)),
  ]);
  return BYTE_ORDER_MARK + [head.map(quoted), signing, ...rows].map((row) => row.join(',')).join('\r\n');
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
