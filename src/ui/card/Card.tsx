import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface CardProps {
  /** Removes the padding, for content that reaches the card's edges. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a white surface with the `firm` corner shape. */
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
