import type { Language } from '#sitecore/definitions/language.ts';
import type { Schedule, ScheduleYear } from '#src/domain/calculators/repayment-schedule.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { BarChart } from '#src/ui/chart/BarChart.tsx';
import { DataTable } from '#src/ui/chart/DataTable.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { riyals } from '../result/riyals.tsx';
import { CsvButton } from './CsvButton.tsx';
import { scheduleRows } from './schedule-rows.ts';
import type { FinancePhrases } from '../phrases.ts';

interface RepaymentScheduleProps {
  readonly id: string;
  readonly schedule: Schedule;
  readonly phrases: FinancePhrases;
  readonly language: Language;
  /** Label of the fees paid at signing; the admin fee by default. */
  readonly feeLabel?: string | undefined;
}

/** Renders the yearly payments as a chart and as a table, with a button to download the table as CSV. */
export function RepaymentSchedule(props: RepaymentScheduleProps) {
  const { id, schedule, phrases, language } = props;
  const feeColumn = feeColumnOf(props);
  const ids = `${id}-schedule`;
  const yearName = ({ year }: ScheduleYear) =>
    fill(phrases.calculator_year_number, { n: formatNumber(year, language) });
  const visibleSeries = SERIES.filter(
    (series) => series === 'capital' || schedule.years.some((one) => one[series] > 0),
  );
  return (
    <section aria-labelledby={`${ids}-title`} className="border border-line bg-surface p-panel firm-lg">
      <BarChart
        label={phrases.calculator_chart}
        title={
          <Heading level={2} size="xl" id={`${ids}-title`}>
            {phrases.calculator_each_year}
          </Heading>
        }
        series={visibleSeries.map((series) => ({ series, label: phrases[`calculator_${series}`] }))}
        columns={schedule.years.map((one) => ({
          id: `${one.year}`,
          label: yearName(one),
          amounts: visibleSeries.map((series) => one[series]),
        }))}
        format={(value) => formatNumber(value, language)}
      />
      <div className="mt-8">
        <Table {...props} id={ids} yearName={yearName} feeColumn={feeColumn} />
      </div>
      <CsvButton
        label={phrases.calculator_csv}
        name={phrases.calculator_csv_name}
        rows={scheduleRows(schedule, phrases, feeColumn)}
      />
    </section>
  );
}

/** From the bottom of a column to its top. */
const SERIES = ['capital', 'profit', 'insurance', 'balloon'] as const;

/** Returns the heading of the column of insurance and fees. */
const feeColumnOf = ({ schedule, phrases, feeLabel = phrases.calculator_fee }: RepaymentScheduleProps): string =>
  schedule.parts.insurance > 0 ? phrases.calculator_insurance_and_fee : feeLabel;

interface TableProps extends RepaymentScheduleProps {
  readonly yearName: (year: ScheduleYear) => string;
  readonly feeColumn: string;
}

function Table({ id, schedule: { parts, years, decimals }, phrases, language, yearName, feeColumn }: TableProps) {
  const money = (amount: number) => riyals(amount, language, decimals);
  const { principal, profit, insurance, fee } = parts;
  const figures = [
    { id: 'capital', label: phrases.calculator_capital },
    { id: 'profit', label: phrases.calculator_profit },
    { id: 'insurance', label: feeColumn },
    { id: 'paid', label: phrases.calculator_paid },
    { id: 'left', label: phrases.calculator_left },
  ];
  return (
    <DataTable
      id={`${id}-table`}
      caption={phrases.calculator_schedule}
      columns={[{ id: 'year', label: phrases.calculator_year }, ...figures.map((one) => ({ ...one, figures: true }))]}
      rows={[
        { id: 'signing', cells: [phrases.calculator_at_signing, ...[0, 0, fee, fee, principal].map(money)] },
        ...years.map((one) => ({
          id: `${one.year}`,
          cells: [
            yearName(one),
            ...[one.capital + one.balloon, one.profit, one.insurance, one.paid, one.left].map(money),
          ],
        })),
      ]}
      sum={[
        phrases.calculator_sum,
        ...[principal, profit, insurance + fee, principal + profit + insurance + fee].map(money),
        '',
      ]}
    />
  );
}
