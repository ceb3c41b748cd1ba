import { classes } from '../classes.ts';
import type { IconName } from './icon-names.ts';

interface IconProps {
  readonly name: IconName;
  /** Accessible name, for an icon without text beside it; without a label the icon is decorative. */
  readonly label?: string;
  readonly className?: string;
}

/** Classes of the icons that point along the reading direction: they mirror in Arabic, and move outward when their link or button is hovered. */
const POINTING: Partial<Record<IconName, string>> = {
  next: 'points-ahead',
  arrow: 'points-ahead',
  prev: 'points-back',
};

/**
 * Renders a line icon in the colour and, unless a class sets another, the size of the surrounding text. Its path is in the
 * page's IconSprite.
 */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={classes('icon', POINTING[name], className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
