import { z } from 'zod';

/** A calculator's result: figures alone, without the limit that a lease may name beside them. */
export const figuresResponse = z.strictObject({
  result: z
    .record(z.string(), z.unknown())
    .transform(({ Limit: _limit, ...figures }) => figures)
    .pipe(z.record(z.string(), z.number())),
});
