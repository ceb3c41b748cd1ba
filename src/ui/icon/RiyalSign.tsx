import { classes } from '../classes.ts';

/** Renders the riyal sign in the height and colour of the figure beside it, without its word. It never mirrors. */
export function RiyalSign({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classes('riyal', className)} />;
}
