import * as z from 'zod/mini';

/** A text with something in it. */
export const requiredText = () => z.string().check(z.trim(), z.minLength(1));

/** That one amount does not exceed another; told of the first, and even where further parameters are at fault. */
export const notAbove = (name: string, most: string) =>
  z.refine<Readonly<Record<string, unknown>>>(
    ({ [name]: amount, [most]: limit }) => typeof amount !== 'number' || typeof limit !== 'number' || amount <= limit,
    { path: [name], when: () => true },
  );
