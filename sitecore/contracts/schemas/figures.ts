import * as z from 'zod/mini';
import { readDay } from '../../rules/calendar-day.ts';

/** A number as it travels in a query: digits with a point, no sign, no exponent, no separators. FINANCE §1.2. */
const NUMBER = /^[0-9]{1,13}(\.[0-9]{1,10})?$/;
const MONTHS = /^[0-9]{1,4}$/;

const figure = (pattern: RegExp, least: number, most: number) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(pattern)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least), z.maximum(most))),
  );

/** Riyals, 0 to 1,000,000,000,000. */
export const money = () => figure(NUMBER, 0, 1e12);

/** Riyals of which there is at least something. */
export const positiveMoney = () => figure(NUMBER, Number.MIN_VALUE, 1e12);

/** Percent, 0 to 100. */
export const percent = () => figure(NUMBER, 0, 100);

/** A whole number of months, 1 to 480. */
export const months = () => figure(MONTHS, 1, 480);

/** A day of the calendar, `dd-mm-yyyy`. */
export const day = () =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => readDay(text) !== undefined),
    ),
    z.transform((text) => readDay(text) ?? NaN),
  );

/** A figure as it travels: never with an exponent. */
export const figureText = (value: number): string => value.toFixed(10).replace(/\.?0+$/, '');
