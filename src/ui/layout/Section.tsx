import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface SectionProps {
  /** `sand`: a full-width band with a sand background. */
  readonly tone?: keyof typeof TONES;
  /** Id of the heading that labels the section. */
  readonly labelledBy?: string;
  readonly id?: string;
  readonly className?: string;
  /** Laid out after the first frame, unless it is near the view: for long sections, which are mostly far below. */
  readonly isDeferred?: boolean;
  readonly children: ReactNode;
}

const TONES = { plain: 'pt-section', sand: 'mt-section bg-surface-2 py-section' };

/** Renders a section of a page, with space before it. */
export function Section({ tone = 'plain', labelledBy, id, className, isDeferred, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classes(TONES[tone], className)}
      data-deferred={isDeferred ? '' : undefined}
    >
      {children}
    </section>
  );
}
