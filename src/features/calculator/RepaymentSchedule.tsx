import type { Language } from '#sitecore/definitions/language.ts';
import type { Schedule, ScheduleYear } from '#src/domain/calculators/repayment-schedule.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { BarChart } from '#src/ui/BarChart.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { riyals } from './finance-result.tsx';
import { scheduleCsv } from './schedule-csv.ts';
import type { FinanceWords } from './words.ts';

interface RepaymentScheduleProps {
  readonly id: string;
  readonly schedule: Schedule;
  readonly words: FinanceWords;
  readonly language: Language;
}

/** What is paid each year: a chart, the same figures as a table whose sums are the result's, and the table as a file. */
export function RepaymentSchedule({ id, schedule, words, language }: RepaymentScheduleProps) {
  const ids = `${id}-schedule`;
  const yearName = ({ year }: ScheduleYear) => fill(words.calculator_year_number, { n: formatNumber(year, language) });
  const hasBalloon = schedule.years.some(({ balloon }) => balloon > 0);
  return (
    <section aria-labelledby={`${ids}-title`} className="border border-line bg-surface p-panel firm-lg">
      <BarChart
        label={words.calculator_chart}
        title={
          <Heading level={2} size="xl" id={`${ids}-title`}>
            {words.calculator_each_year}
          </Heading>
        }
        series={[
          { series: 'capital', label: words.calculator_capital },
          { series: 'profit', label: words.calculator_profit },
          { series: 'insurance', label: words.calculator_insurance },
          ...(hasBalloon ? [{ series: 'balloon' as const, label: words.calculator_balloon }] : []),
        ]}
        columns={schedule.years.map((one) => ({
          id: `${one.year}`,
          label: yearName(one),
          amounts: [one.capital, one.profit, one.insurance, ...(hasBalloon ? [one.balloon] : [])],
        }))}
        format={(value) => formatNumber(value, language)}
      />
      <div className="mt-8">
        <Table id={ids} schedule={schedule} words={words} language={language} yearName={yearName} />
      </div>
      <Button
        kind="text"
        size="sm"
        iconStart="download"
        className="mt-4 print:hidden"
        onClick={() => save(schedule, words)}
      >
        {words.calculator_csv}
      </Button>
    </section>
  );
}

interface TableProps extends RepaymentScheduleProps {
  readonly yearName: (year: ScheduleYear) => string;
}

function Table({ id, schedule: { parts, years }, words, language, yearName }: TableProps) {
  const money = (amount: number) => riyals(amount, language);
  const { principal, profit, insurance, fee } = parts;
  const figures = [
    { id: 'capital', label: words.calculator_capital },
    { id: 'profit', label: words.calculator_profit },
    { id: 'insurance', label: words.calculator_insurance_and_fee },
    { id: 'paid', label: words.calculator_paid },
    { id: 'left', label: words.calculator_left },
  ];
  return (
    <DataTable
      id={`${id}-table`}
      caption={words.calculator_schedule}
      columns={[{ id: 'year', label: words.calculator_year }, ...figures.map((one) => ({ ...one, figures: true }))]}
      rows={[
        { id: 'signing', cells: [words.calculator_at_signing, ...[0, 0, fee, fee, principal].map(money)] },
        ...years.map((one) => ({
          id: `${one.year}`,
          cells: [
            yearName(one),
            ...[one.capital + one.balloon, one.profit, one.insurance, one.paid, one.left].map(money),
          ],
        })),
      ]}
      sum={[
        words.calculator_sum,
        ...[principal, profit, insurance + fee, principal + profit + insurance + fee].map(money),
        '',
      ]}
    />
  );
}

/** Hands the visitor the schedule as a file; it never leaves their browser. */
function save(schedule: Schedule, words: FinanceWords): void {
  const address = URL.createObjectURL(new Blob([scheduleCsv(schedule, words)], { type: 'text/csv;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${words.calculator_csv_name}.csv`;
  anchor.click();
  URL.revokeObjectURL(address);
}
