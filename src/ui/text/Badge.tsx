import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface BadgeProps {
  readonly tone?: keyof typeof TONES;
  /** Shows a dot before the text, for a state such as open or closed. */
  readonly dot?: boolean;
  readonly children: ReactNode;
}

const TONES = {
  neutral: 'bg-quiet text-text-2',
  success: 'bg-success-ground text-success',
  warning: 'bg-warning-ground text-warning',
  danger: 'bg-danger-ground text-danger',
  info: 'bg-info-ground text-info',
  offer: 'bg-clay-700 text-white',
};

/** Renders a short label about the item beside it. */
export function Badge({ tone = 'neutral', dot = false, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-[0.4em] rounded-full rounded-es-[3px] px-2.75 py-0.5 text-2xs leading-[1.85] font-label',
        TONES[tone],
      )}
    >
      {dot && <span aria-hidden="true" className="size-2 flex-none rounded-full bg-current" />}
      {children}
    </span>
  );
}
