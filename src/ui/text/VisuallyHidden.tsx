import type { ReactNode } from 'react';

/** Words for those who listen, where those who look see a drawing. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
