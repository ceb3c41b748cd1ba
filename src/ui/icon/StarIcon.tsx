import { classes } from '../classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

/** Renders a decorative icon on a star. */
export function StarIcon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <span className={classes('star-icon', className)}>
      <Icon name={name} />
    </span>
  );
}
