import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface SectionProps {
  /** `sand`: a quiet band from edge to edge. */
  readonly tone?: keyof typeof TONES;
  /** The id of the heading that names it. */
  readonly labelledBy?: string;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const TONES = { plain: 'pt-section', sand: 'mt-section bg-surface-2 py-section' };

/** A band of a page, with air before it. */
export function Section({ tone = 'plain', labelledBy, id, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classes(TONES[tone], className)}>
      {children}
    </section>
  );
}
