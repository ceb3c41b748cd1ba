import { classes } from '../classes.ts';

/** Renders the riyal sign in the height and colour of the figure beside it. It never mirrors. */
export function RiyalSign({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 20 22" aria-hidden="true" className={classes('riyal-sign', className)}>
      <use href="#riyal" />
    </svg>
  );
}
