import { classes } from '../classes.ts';

/** The star of the lattice, as a mark or a ground; its classes give size and colour. */
export function Star({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classes('star block flex-none', className)} />;
}
