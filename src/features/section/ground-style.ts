import type { CSSProperties } from 'react';
import { parseColour } from '#src/cms/fields/colour.ts';

/** Returns the style prop of an author's background colour; no prop for an empty one, or for what is no colour. */
export function groundStyle(typed: string): { readonly style?: CSSProperties } {
  const backgroundColor = parseColour(typed);
  return backgroundColor === '' ? {} : { style: { backgroundColor } };
}
