import { formatMoney, formatPercent } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { Button } from '../action/Button.tsx';
import { type ResultContent, ResultFigures } from './ResultFigures.tsx';
import { Money } from '../text/Money.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

/** Returns the result of a car finance, with every optional part. */
export function exampleResult({ language, t }: ExampleProps): ResultContent {
  const money = (amount: number) => (
    <Money figure={formatMoney(amount, language)} spoken={spokenMoney(amount, language)} />
  );
  return {
    label: t({ ar: 'قسطك الشهري', en: 'Your monthly instalment' }),
    figure: money(1_850),
    sentence: t({ ar: 'على ٦٠ شهراً', en: 'Over 60 months' }),
    pairs: [
      { id: 'finance', label: t({ ar: 'مبلغ التمويل', en: 'Finance amount' }), value: money(90_000) },
      { id: 'apr', label: t({ ar: 'معدل النسبة السنوي', en: 'APR' }), value: formatPercent(6.1, language) },
    ],
    parts: [
      { series: 'capital', label: t({ ar: 'أصل المبلغ', en: 'Capital' }), value: money(90_000), amount: 90_000 },
      { series: 'profit', label: t({ ar: 'الربح', en: 'Profit' }), value: money(16_400), amount: 16_400 },
      { series: 'insurance', label: t({ ar: 'التأمين', en: 'Insurance' }), value: money(4_600), amount: 4_600 },
    ],
    action: <Button kind="accent">{t({ ar: 'قدّم الآن', en: 'Apply now' })}</Button>,
    note: t({ ar: 'الأرقام تقديرية ولا تُعدّ عرضاً ملزماً.', en: 'The figures are estimates and no binding offer.' }),
    spoken: `${t({ ar: 'قسطك الشهري', en: 'Your monthly instalment' })}: ${spokenMoney(1_850, language)}`,
  };
}

/** Returns the same result before anything is entered. */
const idleResult = (props: ExampleProps): ResultContent => ({
  ...exampleResult(props),
  figure: formatMoney(0, props.language),
  idle: true,
  pairs: [],
  parts: exampleResult(props).parts?.map((part) => ({ ...part, value: formatMoney(0, props.language), amount: 0 })),
});

export const examples = defineExamples({
  full: (props) => <ResultFigures result={exampleResult(props)} pending={false} />,
  idle: (props) => <ResultFigures result={idleResult(props)} pending={false} />,
  pending: (props) => <ResultFigures result={idleResult(props)} pending />,
});
