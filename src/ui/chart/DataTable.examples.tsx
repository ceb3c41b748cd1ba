import { formatMoney, formatNumber } from '#src/i18n/numbers.ts';
import { DataTable } from './DataTable.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

const CAPTION = { ar: 'ما تسدده كل سنة، بالريال', en: 'Repayments by year, in riyals' };

const columnsOf = ({ t }: ExampleProps) => [
  { id: 'year', label: t({ ar: 'السنة', en: 'Year' }) },
  { id: 'capital', label: t({ ar: 'أصل المبلغ', en: 'Capital' }), figures: true },
  { id: 'profit', label: t({ ar: 'الربح', en: 'Profit' }), figures: true },
];

const rowsOf = ({ language }: ExampleProps) =>
  [
    [18_000, 6_200],
    [19_400, 5_100],
    [20_900, 3_900],
  ].map((amounts, index) => ({
    id: `${index}`,
    cells: [formatNumber(index + 1, language), ...amounts.map((amount) => formatMoney(amount, language))],
  }));

export const examples = defineExamples({
  plain: (props) => <DataTable id="plain" caption={props.t(CAPTION)} columns={columnsOf(props)} rows={rowsOf(props)} />,
  sum: (props) => (
    <DataTable
      id="sum"
      caption={props.t(CAPTION)}
      captionHidden
      columns={columnsOf(props)}
      rows={rowsOf(props)}
      sum={[
        props.t({ ar: 'المجموع', en: 'Total' }),
        formatMoney(58_300, props.language),
        formatMoney(15_200, props.language),
      ]}
    />
  ),
});
