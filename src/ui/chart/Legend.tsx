import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type Series, seriesColour } from './series.ts';
import { Star } from '../icon/Star.tsx';

interface LegendProps {
  readonly items: readonly { readonly series: Series; readonly label: ReactNode; readonly value?: ReactNode }[];
  /** `row`: labels side by side. `list`: one line each, with the value at the end. */
  readonly kind: 'row' | 'list';
  readonly className?: string;
}

/** Renders the legend of a bar or chart: a star in each series' colour beside its label. */
export function Legend({ items, kind, className }: LegendProps) {
  return (
    <ul className={classes(kind === 'row' ? 'flex flex-wrap gap-x-6 gap-y-1' : 'grid gap-0.5', 'text-xs', className)}>
      {items.map(({ series, label, value }) => (
        <li key={series} className="flex items-center gap-[0.6em]">
          <Star className={classes('size-3', seriesColour(series))} />
          <span>{label}</span>
          {value !== undefined && <span className="ms-auto font-label">{value}</span>}
        </li>
      ))}
    </ul>
  );
}
