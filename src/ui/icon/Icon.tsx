import { classes } from '../classes.ts';
import type { IconName } from './icon-names.ts';

interface IconProps {
  readonly name: IconName;
  /** What the icon says where no text beside it does; without one it is a decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** Icons that point along the reading direction: they mirror in Arabic, and step outward when their `group/go` is hovered. */
const POINTING: Partial<Record<IconName, string>> = {
  next: 'points-ahead',
  arrow: 'points-ahead',
  prev: 'points-back',
};

/**
 * A line icon in the colour and, unless a class says otherwise, the size of the text around it; the page's Drawings hold
 * its path.
 */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.375em"
      height="1.375em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('flex-none', POINTING[name], className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
