import { classes } from '../classes.ts';

/** Renders the riyal sign in the height and colour of the figure beside it. It never mirrors. */
export function RiyalSign({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 20 22"
      width="0.74em"
      height="0.82em"
      fill="currentColor"
      aria-hidden="true"
      className={classes('flex-none', className)}
    >
      <use href="#riyal" />
    </svg>
  );
}
