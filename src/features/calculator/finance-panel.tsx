import { ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import type { Finance } from './finance.ts';
import { financeResult, type Saying } from './finance-result.tsx';
import type { AnswerPanel } from './use-answer-panel.ts';

/** What shows a finance. */
export const financePanel = (saying: Saying): AnswerPanel<Finance> => ({
  resultOf: (finance) => financeResult(finance, saying),
  Figures: ResultFigures,
});
