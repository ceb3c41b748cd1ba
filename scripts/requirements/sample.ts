/** Returns a generator of numbers from 0 up to 1 that follow from the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws `size` different items, or all of them when there are fewer; the same seed draws the same ones. */
export function draw<T>(items: readonly T[], size: number, seed: number): T[] {
  const random = randomFrom(seed);
  const rest = [...items];
  const drawn: T[] = [];
  while (drawn.length < size && rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}
