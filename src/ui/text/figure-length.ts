import type { CSSProperties } from 'react';

/** Maximum number of characters that fit in a result's head at full size. */
const FULL_SIZE_LENGTH = 9;

/** Returns a style with the figure's length as `--length`, by which a result's head scales it to one line; empty up to nine characters. */
export function figureLength(figure: string): { readonly style?: CSSProperties } {
  if (figure.length <= FULL_SIZE_LENGTH) return {};
  const style: CSSProperties & Record<'--length', number> = { '--length': figure.length };
  return { style };
}
