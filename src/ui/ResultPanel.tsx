import { type Result, ResultFigures } from './ResultFigures.tsx';
import { ResultPlace, type ResultPlaceProps } from './ResultPlace.tsx';

interface ResultPanelProps extends Omit<ResultPlaceProps, 'spoken' | 'children'> {
  readonly result: Result;
  /** A result is on its way; the figures given meanwhile are 0. */
  readonly pending?: boolean;
}

/** A result that is always there. */
export const ResultPanel = ({ result, pending = false, ...place }: ResultPanelProps) => (
  <ResultPlace {...place} spoken={pending ? '' : result.spoken}>
    <ResultFigures result={result} pending={pending} />
  </ResultPlace>
);
