import type { Schedule } from '#src/domain/calculators/repayment-schedule.ts';
import type { FinancePhrases } from '../phrases.ts';
import type { CsvRow } from './csv.ts';

/** Returns the rows of a schedule's file: headings in the page's language, then riyals in plain digits. */
export function scheduleRows(
  { parts, years, decimals }: Schedule,
  phrases: FinancePhrases,
  feeColumn: string,
): readonly CsvRow[] {
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
  return [head, signing, ...rows];
}
