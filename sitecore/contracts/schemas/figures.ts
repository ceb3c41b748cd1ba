import * as z from 'zod/mini';
import { readDay } from '../../rules/calendar-day.ts';

/** A number in a query: digits with a point, no sign, no exponent, no separators. FINANCE §1.2. */
const NUMBER = /^[0-9]{1,13}(\.[0-9]{1,10})?$/;
const MONTHS = /^[0-9]{1,4}$/;

const figure = (pattern: RegExp, min: number, max: number) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(pattern)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  );

/** Riyals, 0 to 1,000,000,000,000. */
export const money = () => figure(NUMBER, 0, 1e12);

/** Riyals above 0. */
export const positiveMoney = () => figure(NUMBER, Number.MIN_VALUE, 1e12);

/** Percent, 0 to 100. */
export const percent = () => figure(NUMBER, 0, 100);

/** A whole number of months, 1 to 480. */
export const months = () => figure(MONTHS, 1, 480);

/** A calendar day, `dd-mm-yyyy`; parses to a Day. */
export const day = () =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => readDay(text) !== undefined),
    ),
    z.transform((text) => readDay(text) ?? NaN),
  );

/** Formats a figure for a query, never with an exponent. */
export const figureText = (value: number): string => value.toFixed(10).replace(/\.?0+$/, '');
