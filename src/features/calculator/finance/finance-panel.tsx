import { ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import type { Finance } from './finance.ts';
import { financeResult, type FinanceFormat } from './finance-result.tsx';
import type { ResultPanelParts } from '../result/use-result-panel.ts';

/** Returns the result panel of a finance. */
export const financePanel = (format: FinanceFormat): ResultPanelParts<Finance> => ({
  resultOf: (finance) => financeResult(finance, format),
  Figures: ResultFigures,
});
