import { type ResultContent, ResultFigures } from './ResultFigures.tsx';
import { ResultLayout, type ResultLayoutProps } from './ResultLayout.tsx';

interface LiveResultPanelProps extends Omit<ResultLayoutProps, 'spoken' | 'children'> {
  readonly result: ResultContent;
  /** A request for the result is pending; the given figures are 0. */
  readonly pending?: boolean;
}

/** Renders a result that is always visible, for calculators without a submit button. */
export const LiveResultPanel = ({ result, pending = false, ...layout }: LiveResultPanelProps) => (
  <ResultLayout {...layout} spoken={pending ? '' : result.spoken}>
    <ResultFigures result={result} pending={pending} />
  </ResultLayout>
);
