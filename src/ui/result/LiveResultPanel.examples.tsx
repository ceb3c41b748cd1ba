import { LiveResultPanel } from './LiveResultPanel.tsx';
import { exampleResult } from './ResultFigures.examples.tsx';
import { defineExamples } from '../examples.ts';

const RESULT = { ar: 'النتيجة', en: 'Result' };

export const examples = defineExamples({
  final: (props) => <LiveResultPanel label={props.t(RESULT)} result={exampleResult(props)} />,
  pending: (props) => <LiveResultPanel label={props.t(RESULT)} result={exampleResult(props)} pending />,
});
