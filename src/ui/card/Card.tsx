import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface CardProps {
  /** Without its own padding, for a card whose parts reach its edges. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A white surface with the firm corner. */
export function Card({ flush = false, className, children }: CardProps) {
  return (
    <div
      className={classes(
        'border border-line bg-surface shadow-e1 firm-lg',
        flush ? 'overflow-clip' : 'p-panel',
        className,
      )}
    >
      {children}
    </div>
  );
}
