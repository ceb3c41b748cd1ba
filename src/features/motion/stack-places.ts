/** Layouts of a pile of cards: for up to 3, for exactly 4, and for 5 or more (document 3, section 9). */
export type StackLayout = '3' | '4' | '5';

/** Returns the layout of a pile. */
export const stackLayout = (count: number): StackLayout => (count <= 3 ? '3' : count === 4 ? '4' : '5');

/**
 * Returns a card's place in a pile whose front card is given: "0" is the front, "1" and "2" follow at the inline end, in a
 * pile of five "-1" and "-2" at the inline start; further cards are at the "back".
 */
export function stackPlace(index: number, front: number, count: number): string {
  const ahead = (((index - front) % count) + count) % count;
  const layout = stackLayout(count);
  if (layout !== '5') return `${ahead}`;
  if (ahead <= 2) return `${ahead}`;
  const behind = ahead - count;
  return behind >= -2 ? `${behind}` : 'back';
}

/** Returns a card's place in a deck of which three are visible: "0" is read, "1" and "2" show behind it. */
export function deckPlace(index: number, front: number, count: number): string {
  const ahead = (((index - front) % count) + count) % count;
  return ahead <= 2 ? `${ahead}` : 'back';
}
