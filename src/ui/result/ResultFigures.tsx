import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { OutdatedNote } from './OutdatedNote.tsx';
import { figureLength } from '../text/figure-length.ts';
import { Legend } from '../chart/Legend.tsx';
import { type Series, seriesColour } from '../chart/series.ts';

export interface ResultPart {
  readonly series: Series;
  readonly label: ReactNode;
  /** Formatted amount. */
  readonly value: ReactNode;
  /** Length of the part in the bar; any unit, the same for all parts. */
  readonly amount: number;
}

export interface ResultContent {
  readonly label: ReactNode;
  readonly figure: ReactNode;
  /** The figures are 0 because nothing has been entered yet: they are shown in a muted colour. */
  readonly idle?: boolean;
  /** Note on figures that belong to other inputs than those entered: they are shown in a muted colour. */
  readonly outdated?: ReactNode;
  readonly sentence?: ReactNode;
  readonly pairs: readonly { readonly id: string; readonly label: ReactNode; readonly value: ReactNode }[];
  /** Parts of the total, drawn as one bar with a legend. */
  readonly parts?: readonly ResultPart[];
  readonly action?: ReactNode;
  readonly note?: ReactNode;
  /** The result as one sentence, announced to screen readers once it is final. */
  readonly spoken: string;
}

interface ResultFiguresProps {
  readonly result: ResultContent;
  /** A request for the result is pending; the given figures are 0. */
  readonly pending: boolean;
}

/** Renders a calculator's result: the main figure, then its pairs and parts. */
export function ResultFigures({ result, pending }: ResultFiguresProps) {
  const { label, figure, idle = false, outdated, sentence, pairs, parts, action, note } = result;
  const isOutdated = outdated !== undefined;
  const isMuted = idle || isOutdated;
  return (
    <div aria-busy={pending} className="@container overflow-clip border border-line bg-surface firm-lg">
      {isOutdated && <OutdatedNote>{outdated}</OutdatedNote>}
      <div className="night lattice-night p-[clamp(1.5rem,1rem+1.8vw,2.5rem)]">
        <p className="text-sm text-night-300">{label}</p>
        <p className={classes('result-figure', isMuted && 'text-night-300')}>{withFigureLength(figure)}</p>
        {sentence !== undefined && <p className="text-xs font-label text-night-300">{sentence}</p>}
      </div>
      <div className="p-[clamp(1.25rem,0.8rem+1.6vw,2rem)]">
        {pairs.length > 0 && (
          <dl>
            {pairs.map((pair) => (
              <div key={pair.id} className="flex justify-between gap-4 border-b border-line py-2.75">
                <dt className="text-sm text-text-2">{pair.label}</dt>
                <dd className={classes('text-end', isMuted ? 'text-text-3' : 'font-strong')}>{pair.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {parts !== undefined && (
          <div className={classes(isOutdated && 'text-text-3 grayscale')}>
            <PartsBar parts={parts} />
          </div>
        )}
        {action !== undefined && <div className="mt-5 grid first:mt-0">{action}</div>}
        {note !== undefined && <p className="mt-4 text-2xs leading-[1.75] text-text-3">{note}</p>}
      </div>
    </div>
  );
}

/** Adds the length style to a figure given as a string; Money sets its own. */
const withFigureLength = (figure: ReactNode): ReactNode =>
  typeof figure === 'string' ? <span {...figureLength(figure)}>{figure}</span> : figure;

/** Renders the parts as a bar, hidden from assistive technology because the legend has the same figures. */
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
