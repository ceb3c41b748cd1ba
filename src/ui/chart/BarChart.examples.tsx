import { formatMoney, formatNumber } from '#src/i18n/numbers.ts';
import { BarChart } from './BarChart.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

/** Yearly amounts of capital, profit and insurance, in riyals. */
const FIVE_YEARS = [
  [18_000, 6_200, 1_800],
  [19_400, 5_100, 1_500],
  [20_900, 3_900, 1_200],
  [22_600, 2_500, 900],
  [24_300, 900, 600],
];

const TWENTY_YEARS = Array.from({ length: 20 }, (_, year) => [9_000 + year * 700, 15_000 - year * 700]);

const yearsOf = (years: readonly (readonly number[])[], { language }: ExampleProps) =>
  years.map((amounts, index) => ({
    id: `${index}`,
    label: formatNumber(index + 1, language),
    amounts,
  }));

const seriesOf = ({ t }: ExampleProps) => [
  { series: 'capital' as const, label: t({ ar: 'أصل المبلغ', en: 'Capital' }) },
  { series: 'profit' as const, label: t({ ar: 'الربح', en: 'Profit' }) },
  { series: 'insurance' as const, label: t({ ar: 'التأمين', en: 'Insurance' }) },
];

const LABEL = { ar: 'ما تسدده كل سنة', en: 'Repayments by year' };

export const examples = defineExamples({
  fiveYears: (props) => (
    <BarChart
      label={props.t(LABEL)}
      title={<h3 className="text-lg">{props.t(LABEL)}</h3>}
      series={seriesOf(props)}
      columns={yearsOf(FIVE_YEARS, props)}
      format={(amount) => formatMoney(amount, props.language)}
    />
  ),
  twentyYears: (props) => (
    <BarChart
      label={props.t(LABEL)}
      series={seriesOf(props).slice(0, 2)}
      columns={yearsOf(TWENTY_YEARS, props)}
      format={(amount) => formatMoney(amount, props.language)}
    />
  ),
});
