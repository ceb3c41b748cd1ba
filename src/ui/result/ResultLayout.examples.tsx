import { EmptyResult } from './EmptyResult.tsx';
import { exampleResult } from './ResultFigures.examples.tsx';
import { ResultFigures } from './ResultFigures.tsx';
import { ResultLayout } from './ResultLayout.tsx';
import { defineExamples } from '../examples.ts';

const RESULT = { ar: 'النتيجة', en: 'Result' };

export const examples = defineExamples({
  empty: ({ t }) => (
    <ResultLayout label={t(RESULT)}>
      <EmptyResult title={t({ ar: 'هنا يظهر قسطك', en: 'Your instalment appears here' })} />
    </ResultLayout>
  ),
  announced: (props) => (
    <ResultLayout label={props.t(RESULT)} spoken={exampleResult(props).spoken}>
      <ResultFigures result={exampleResult(props)} pending={false} />
    </ResultLayout>
  ),
});
