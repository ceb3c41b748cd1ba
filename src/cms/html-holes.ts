import { randomUUID } from 'node:crypto';

/** Unguessable part of a hole: no author's text can look like one. */
const NONCE = randomUUID();
const HOLE = new RegExp(`\uE000${NONCE}:(\\d+)\uE001`);

/** Returns text that marks the place of a page's nth part in HTML; React and the text rules leave it unchanged. */
export const holeOf = (index: number): string => `\uE000${NONCE}:${index}\uE001`;

/** Splits HTML or text at its holes, each as the index of its part. */
export function splitAtHoles(html: string): readonly (string | number)[] {
  if (!html.includes('\uE000')) return [html];
  // Every second piece is what the expression's group matched.
  return html.split(HOLE).map((piece, index) => (index % 2 === 0 ? piece : Number(piece)));
}
