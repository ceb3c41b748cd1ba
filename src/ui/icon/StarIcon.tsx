import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

interface StarIconProps {
  readonly name: IconName;
  /** CSS colour of the star; that of the site without one. */
  readonly background?: string;
  readonly className?: string;
}

/** Renders a decorative icon on a star. */
export function StarIcon({ name, background = '', className }: StarIconProps) {
  const style: CSSProperties & Partial<Record<'--star-ground', string>> = { '--star-ground': background };
  return (
    <span className={classes('star-icon', className)} {...(background !== '' && { style })}>
      <Icon name={name} />
    </span>
  );
}
