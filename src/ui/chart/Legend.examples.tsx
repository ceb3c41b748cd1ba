import { formatMoney } from '#src/i18n/numbers.ts';
import { Legend } from './Legend.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

const legendItems = ({ t }: ExampleProps) => [
  { series: 'capital' as const, label: t({ ar: 'أصل المبلغ', en: 'Capital' }), amount: 120_000 },
  { series: 'profit' as const, label: t({ ar: 'الربح', en: 'Profit' }), amount: 18_400 },
  { series: 'insurance' as const, label: t({ ar: 'التأمين', en: 'Insurance' }), amount: 6_250 },
];

export const examples = defineExamples({
  row: (props) => <Legend kind="row" items={legendItems(props)} />,
  list: (props) => (
    <Legend
      kind="list"
      items={legendItems(props).map((item) => ({ ...item, value: formatMoney(item.amount, props.language) }))}
    />
  ),
});
