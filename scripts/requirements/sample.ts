import { seededRandom } from '../seeded-random.ts';

/** Draws `size` different items, or all of them when there are fewer; the same seed draws the same ones. */
export function draw<T>(items: readonly T[], size: number, seed: number): T[] {
  const random = seededRandom(seed);
  const rest = [...items];
  const drawn: T[] = [];
  while (drawn.length < size && rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}
