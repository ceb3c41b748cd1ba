import { classes } from '../classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { Star } from './Star.tsx';

/** Renders a decorative icon on a star. */
export function StarIcon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <span className={classes('relative grid size-13 flex-none place-items-center text-primary', className)}>
      <Star className="absolute inset-0 bg-primary-soft" />
      <Icon name={name} className="relative" />
    </span>
  );
}
