import { ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import type { Finance } from './finance.ts';
import { financeResult, type FinanceFormat } from './finance-result.tsx';
import type { ResultPanelParts } from '../result/use-result-panel.ts';

/** What shows a finance. */
export const financePanel = (saying: FinanceFormat): ResultPanelParts<Finance> => ({
  resultOf: (finance) => financeResult(finance, saying),
  Figures: ResultFigures,
});
