import { type ResultContent, ResultFigures } from './ResultFigures.tsx';
import { ResultLayout, type ResultLayoutProps } from './ResultLayout.tsx';

interface LiveResultPanelProps extends Omit<ResultLayoutProps, 'spoken' | 'children'> {
  readonly result: ResultContent;
  /** A result is on its way; the figures given meanwhile are 0. */
  readonly pending?: boolean;
}

/** A result that is always there. */
export const LiveResultPanel = ({ result, pending = false, ...place }: LiveResultPanelProps) => (
  <ResultLayout {...place} spoken={pending ? '' : result.spoken}>
    <ResultFigures result={result} pending={pending} />
  </ResultLayout>
);
