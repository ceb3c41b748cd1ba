import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** Centres its children at the width of a page's content, with gutters. */
export function Wrap({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={classes('wrap', className)}>{children}</div>;
}
