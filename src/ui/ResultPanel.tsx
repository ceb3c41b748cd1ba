import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { figureLength } from './figure-length.ts';
import { Legend } from './Legend.tsx';
import { type Series, seriesColour } from './series.ts';

export interface Part {
  readonly series: Series;
  readonly label: ReactNode;
  /** As it is shown. */
  readonly value: ReactNode;
  /** As it is drawn; of any unit, the same for all parts. */
  readonly amount: number;
}

export interface Result {
  readonly label: ReactNode;
  readonly figure: ReactNode;
  /** Nothing was entered yet that the figure, 0, would be of: it stands back. */
  readonly idle?: boolean;
  readonly sentence?: ReactNode;
  readonly pairs: readonly { readonly id: string; readonly label: ReactNode; readonly value: ReactNode }[];
  /** What the whole is made of, drawn as one bar with its legend. */
  readonly parts?: readonly Part[];
  readonly action?: ReactNode;
  readonly note?: ReactNode;
  /** The result as one sentence, for those who listen, once it is settled. */
  readonly spoken: string;
}

interface ResultPanelProps {
  /** What the region is called. */
  readonly label: string;
  /** The id of what it is a result of: a part of its name, so that two on a page have two names. */
  readonly of?: string;
  /** What stands there while there is no result, where there is not always one. */
  readonly empty?: {
    readonly picture?: ReactNode;
    readonly title: ReactNode;
    readonly text?: ReactNode;
    readonly action?: ReactNode;
  };
  readonly result?: Result | undefined;
  /** A result is on its way; the figures given meanwhile are 0. */
  readonly pending?: boolean;
  readonly className?: string;
}

/** What a calculator found: the figure first and large, then what it is made of. Settled results are announced once. */
export function ResultPanel({ label, of, empty, result, pending = false, className }: ResultPanelProps) {
  const id = useId();
  return (
    <section
      id={id}
      aria-label={label}
      {...(of !== undefined && { 'aria-labelledby': `${id} ${of}` })}
      className={className}
    >
      {/* There from the start and outside of what is busy: both are needed for it to be heard. */}
      <p role="status" className="sr-only">
        {pending ? '' : result?.spoken}
      </p>
      {result ? <Filled result={result} pending={pending} /> : empty && <Empty {...empty} />}
    </section>
  );
}

function Empty({ picture, title, text, action }: NonNullable<ResultPanelProps['empty']>) {
  return (
    <div className="border-[1.5px] border-dashed border-line-strong px-6 py-[clamp(2rem,1rem+4vw,4rem)] text-center firm-lg">
      {picture !== undefined && <div className="mx-auto mb-5 max-w-60">{picture}</div>}
      <p className="text-lg leading-head font-head">{title}</p>
      {text !== undefined && <p className="mx-auto mt-2 max-w-[32ch] text-sm text-text-2">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}

function Filled({ result, pending }: { readonly result: Result; readonly pending: boolean }) {
  const { label, figure, idle = false, sentence, pairs, parts, action, note } = result;
  return (
    <div aria-busy={pending} className="@container overflow-clip border border-line bg-surface firm-lg">
      <div className="night lattice-night p-[clamp(1.5rem,1rem+1.8vw,2.5rem)]">
        <p className="text-sm text-night-300">{label}</p>
        <p className={classes('result-figure', idle && 'text-night-300')}>{sized(figure)}</p>
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
        {parts !== undefined && <Parts parts={parts} />}
        {action !== undefined && <div className="mt-5 grid first:mt-0">{action}</div>}
        {note !== undefined && <p className="mt-4 text-2xs leading-[1.75] text-text-3">{note}</p>}
      </div>
    </div>
  );
}

/** A figure of digits alone; an amount knows its length itself. */
const sized = (figure: ReactNode): ReactNode =>
  typeof figure === 'string' ? <span {...figureLength(figure)}>{figure}</span> : figure;

/** The legend says all that the bar shows, so the bar is for the eye alone. */
function Parts({ parts }: { readonly parts: readonly Part[] }) {
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
