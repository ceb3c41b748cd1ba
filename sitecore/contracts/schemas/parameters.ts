import * as z from 'zod/mini';

/** A text that is not blank. */
export const requiredText = () => z.string().check(z.trim(), z.minLength(1));

/** Checks that an amount does not exceed another; reports the first of both, even when other parameters are invalid. */
export const notAbove = (name: string, maxName: string) =>
  z.refine<Readonly<Record<string, unknown>>>(
    ({ [name]: amount, [maxName]: limit }) =>
      typeof amount !== 'number' || typeof limit !== 'number' || amount <= limit,
    { path: [name], when: () => true },
  );
