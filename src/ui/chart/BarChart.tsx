import type { ReactNode } from 'react';
import { axisOf, labelStep, stacked } from './bar-scale.ts';
import { classes } from '../classes.ts';
import { Legend } from './Legend.tsx';
import { type Series, seriesColour } from './series.ts';

interface BarChartProps {
  /** What it shows and where the same figures can be read, for those who listen. */
  readonly label: string;
  /** From the foot of a column to its top; the names are the legend's. */
  readonly series: readonly { readonly series: Series; readonly label: ReactNode }[];
  /** In time's order, each with an amount for each series, in their order. */
  readonly columns: readonly { readonly id: string; readonly label: ReactNode; readonly amounts: readonly number[] }[];
  /** How a figure of the axis is written. */
  readonly format: (value: number) => string;
  /** Beside the legend, the chart's heading. */
  readonly title?: ReactNode;
  readonly className?: string;
}

/** Amounts over time as stacked columns, the first at the reading start. A DataTable with the same figures follows it. */
export function BarChart({ label, series, columns, format, title, className }: BarChartProps) {
  const { top, marks } = axisOf(columns.map(({ amounts }) => sumOf(amounts)));
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
          {marks.map((mark) => (
            <span key={mark}>{format(mark)}</span>
          ))}
        </div>
        <div className={classes(row, 'chart-lines print-exact items-end')}>
          {columns.map(({ id, amounts }) => (
            <Column key={id} amounts={amounts} series={series} top={top} />
          ))}
        </div>
        <div className={classes(row, 'pt-2 text-xs leading-[1.5] font-label text-text-2')}>
          {columns.map(({ id, label: name }, position) => (
            <span key={id} className="flex min-w-0 flex-1 justify-center text-center">
              <span className={labelClasses(position, columns.length)}>{name}</span>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Up to this many names stand side by side on a phone. */
const FEW = 6;
/** Up to this many do in one line. */
const VERY_FEW = 4;

/**
 * Names that have no room in one line all break after each word, none more than another. Where they would run into each
 * other all the same only some stand, the fewer the narrower the page; none of those breaks.
 */
function labelClasses(position: number, count: number): string {
  if (count <= FEW) return count <= VERY_FEW ? 'max-[22.5rem]:w-min' : 'max-sm:w-min';
  const isLeftOut = (most: number) => position % labelStep(count, most) !== 0;
  return classes(
    'whitespace-nowrap',
    isLeftOut(4) && 'max-sm:hidden',
    isLeftOut(8) && 'sm:max-lg:hidden',
    isLeftOut(16) && 'lg:hidden',
  );
}

interface ColumnProps {
  readonly amounts: readonly number[];
  readonly series: BarChartProps['series'];
  readonly top: number;
}

/** A column in per cent of its own height: nothing of it depends on how wide the page is. */
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
