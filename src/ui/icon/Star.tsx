import { classes } from '../classes.ts';

/** Renders the star of the lattice pattern; the caller's classes set its size and colour. */
export function Star({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classes('star block flex-none', className)} />;
}
