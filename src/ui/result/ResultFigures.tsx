import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { figureLength } from '../text/figure-length.ts';
import { Legend } from '../chart/Legend.tsx';
import { type Series, seriesColour } from '../chart/series.ts';

export interface ResultPart {
  readonly series: Series;
  readonly label: ReactNode;
  /** As it is shown. */
  readonly value: ReactNode;
  /** As it is drawn; of any unit, the same for all parts. */
  readonly amount: number;
}

export interface ResultContent {
  readonly label: ReactNode;
  readonly figure: ReactNode;
  /** Nothing was entered yet that the figure, 0, would be of: it stands back. */
  readonly idle?: boolean;
  readonly sentence?: ReactNode;
  readonly pairs: readonly { readonly id: string; readonly label: ReactNode; readonly value: ReactNode }[];
  /** What the whole is made of, drawn as one bar with its legend. */
  readonly parts?: readonly ResultPart[];
  readonly action?: ReactNode;
  readonly note?: ReactNode;
  /** The result as one sentence, for those who listen, once it is settled. */
  readonly spoken: string;
}

interface ResultFiguresProps {
  readonly result: ResultContent;
  /** A result is on its way; the figures given meanwhile are 0. */
  readonly pending: boolean;
}

/** What a calculator found: the figure first and large, then what it is made of. */
export function ResultFigures({ result, pending }: ResultFiguresProps) {
  const { label, figure, idle = false, sentence, pairs, parts, action, note } = result;
  return (
    <div aria-busy={pending} className="@container overflow-clip border border-line bg-surface firm-lg">
      <div className="night lattice-night p-[clamp(1.5rem,1rem+1.8vw,2.5rem)]">
        <p className="text-sm text-night-300">{label}</p>
        <p className={classes('result-figure', idle && 'text-night-300')}>{withFigureLength(figure)}</p>
        {sentence !== undefined && <p className="text-xs font-label text-night-300">{sentence}</p>}
      </div>
      <div className="p-[clamp(1.25rem,0.8rem+1.6vw,2rem)]">
        {pairs.length > 0 && (
          <dl>
            {pairs.map((pair) => (
              <div key={pair.id} className="flex justify-between gap-4 border-b border-line py-2.75">
                <dt className="text-sm text-text-2">{pair.label}</dt>
                <dd className="text-end font-strong">{pair.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {parts !== undefined && <PartsBar parts={parts} />}
        {action !== undefined && <div className="mt-5 grid first:mt-0">{action}</div>}
        {note !== undefined && <p className="mt-4 text-2xs leading-[1.75] text-text-3">{note}</p>}
      </div>
    </div>
  );
}

/** A figure of digits alone; an amount knows its length itself. */
const withFigureLength = (figure: ReactNode): ReactNode =>
  typeof figure === 'string' ? <span {...figureLength(figure)}>{figure}</span> : figure;

/** The legend says all that the bar shows, so the bar is for the eye alone. */
function PartsBar({ parts }: { readonly parts: readonly ResultPart[] }) {
  const drawn = parts.filter(({ amount }) => amount > 0);
  return (
    <>
      <div aria-hidden="true" className="split-bar mt-5 mb-3">
        {drawn.map(({ series, amount }) => (
          <span key={series} className={classes('min-w-0.75', seriesColour(series))} style={{ flexGrow: amount }} />
        ))}
        {drawn.length === 0 && <span className="flex-1 bg-quiet" />}
      </div>
      <Legend kind="list" items={parts} />
    </>
  );
}
