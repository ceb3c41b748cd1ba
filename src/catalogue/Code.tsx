import type { ReactNode } from 'react';

/** Renders a name of the code, from left to right in both languages. */
export const Code = ({ children }: { readonly children: ReactNode }) => (
  <code dir="ltr" translate="no" className="catalogue-code">
    {children}
  </code>
);
