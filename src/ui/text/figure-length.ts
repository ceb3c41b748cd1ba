import type { CSSProperties } from 'react';

/** As many characters stand in a result's head at full size. */
const SHORT = 9;

/** Tells the style sheet how long a figure is, where a result's head must write it smaller to keep it in one line. */
export function figureLength(figure: string): { readonly style?: CSSProperties } {
  if (figure.length <= SHORT) return {};
  const style: CSSProperties & Record<'--length', number> = { '--length': figure.length };
  return { style };
}
