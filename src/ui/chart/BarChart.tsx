import type { ReactNode } from 'react';
import { axisOf, labelStep, stacked } from './bar-scale.ts';
import { classes } from '../classes.ts';
import { Legend } from './Legend.tsx';
import { type Series, seriesColour } from './series.ts';

interface BarChartProps {
  /** Accessible name: what the chart shows, and where the same figures can be read. */
  readonly label: string;
  /** Series from the bottom of a column to its top; the labels are the legend's. */
  readonly series: readonly { readonly series: Series; readonly label: ReactNode }[];
  /** Columns in time order, each with one amount per series, in the order of `series`. */
  readonly columns: readonly { readonly id: string; readonly label: ReactNode; readonly amounts: readonly number[] }[];
  /** Formats a figure of the axis. */
  readonly format: (value: number) => string;
  /** The chart's heading, beside the legend. */
  readonly title?: ReactNode;
  readonly className?: string;
}

/** Renders amounts over time as stacked columns, the first at the inline start. Put a DataTable with the same figures after it. */
export function BarChart({ label, series, columns, format, title, className }: BarChartProps) {
  const { top, ticks } = axisOf(columns.map(({ amounts }) => sumOf(amounts)));
  const many = columns.length > 12;
  const row = classes('col-start-2 flex justify-around', many ? 'gap-0.5' : 'gap-[clamp(0.5rem,2vw,2rem)]');
  return (
    <figure className={className}>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {title}
        <Legend kind="row" items={series} />
      </figcaption>
      <div role="img" aria-label={label} className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="flex h-60 flex-col justify-between text-end text-xs leading-0 font-label text-text-3">
          {ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <div className={classes(row, 'chart-lines print-exact items-end')}>
          {columns.map(({ id, amounts }) => (
            <Column key={id} amounts={amounts} series={series} top={top} />
          ))}
        </div>
        <div className={classes(row, 'pt-2 text-xs leading-[1.5] font-label text-text-2')}>
          {columns.map(({ id, label: columnLabel }, position) => (
            <span key={id} className="flex min-w-0 flex-1 justify-center text-center">
              <span className={labelClasses(position, columns.length)}>{columnLabel}</span>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Maximum number of labels that fit side by side on a phone. */
const MAX_LABELS = 6;
/** Maximum number of labels that fit side by side without line breaks. */
const MAX_UNBROKEN_LABELS = 4;

/**
 * Returns the classes of a column's label. Up to six labels break after each word where the page is too narrow; with
 * more, only every nth label is shown, fewer on a narrower page, and none breaks.
 */
function labelClasses(position: number, count: number): string {
  if (count <= MAX_LABELS) return count <= MAX_UNBROKEN_LABELS ? 'max-[22.5rem]:w-min' : 'max-sm:w-min';
  const isHidden = (most: number) => position % labelStep(count, most) !== 0;
  return classes(
    'whitespace-nowrap',
    isHidden(4) && 'max-sm:hidden',
    isHidden(8) && 'sm:max-lg:hidden',
    isHidden(16) && 'lg:hidden',
  );
}

interface ColumnProps {
  readonly amounts: readonly number[];
  readonly series: BarChartProps['series'];
  readonly top: number;
}

/** Renders a column in per cent of its height, so that nothing depends on the width of the page. */
function Column({ amounts, series, top }: ColumnProps) {
  const parts = stacked(series.map(({ series: name }, position) => ({ name, amount: amounts[position] ?? 0 })));
  return (
    <svg
      width="100%"
      height={`${(sumOf(amounts) / top) * 100}%`}
      className="min-w-0 max-w-18 flex-1 overflow-hidden rounded-ss-xs rounded-se-xs"
    >
      {parts.map(({ name, y, height }) => (
        <rect key={name} y={`${y}%`} width="100%" height={`${height}%`} className={seriesColour(name)} />
      ))}
      {parts.slice(0, -1).map(({ name, y }) => (
        <rect key={name} y={`${y}%`} width="100%" height="2" className="fill-surface" />
      ))}
    </svg>
  );
}
