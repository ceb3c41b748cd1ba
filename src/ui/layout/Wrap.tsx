import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** The width of a page's content, in the middle, with air at both sides. */
export function Wrap({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={classes('wrap', className)}>{children}</div>;
}
