import * as z from 'zod/mini';
import type { Call, RequestOf, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';

/** A filter; an empty text does not filter. */
const filter = () => z._default(z.string().check(z.trim(), z.maxLength(100)), '');

/** A coordinate of the visitor, a text or a number, as a text. */
const coordinate = () =>
  z._default(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.pipe(
        z.transform((value: string | number) => String(value)),
        z.string().check(z.trim(), z.maxLength(100)),
      ),
    ),
    '',
  );

/** A text or a number as a text; anything else as an empty one: a place with an invalid value is still a place. */
const lenient = () =>
  z.catch(
    z.optional(
      z.pipe(
        z.nullable(z.union([z.string(), z.number()])),
        z.transform((value) => (value === null ? '' : String(value).trim())),
      ),
    ),
    '',
  );

/** A place of the bank. Hours are `HH:MM - HH:MM`; services are a list, or a text with commas. */
const location = z.object({
  ID: lenient(),
  /** Branch, ATM or Kiosk in any case; a branch for ladies has that word in it. */
  Type: lenient(),
  /** Searched by; has the city, too. */
  Name: lenient(),
  Title: lenient(),
  Latitude: lenient(),
  Longitude: lenient(),
  City: lenient(),
  Address: lenient(),
  /** Sunday to Thursday. */
  WorkingDaysHours: lenient(),
  FridayWorkingHours: lenient(),
  SaturdayWorkingHours: lenient(),
  LadiesWorkingDaysHours: lenient(),
  Phone: lenient(),
  /** A short label. */
  POITag: lenient(),
  BranchServices: z.catch(z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))), undefined),
  /** Path of its page without language; absent without one. */
  Url: lenient(),
});

/** Returns places that meet all filters, in the language `Lang`, else that of `Accept-Language`. */
export const locations = {
  ...CALLS.locations,
  request: z.object({
    City: filter(),
    Type: filter(),
    Text: filter(),
    Latitude: coordinate(),
    Longitude: coordinate(),
    Lang: filter(),
  }),
  sendEmpty: ['City', 'Type', 'Text', 'Latitude', 'Longitude'],
  response: z.object({ data: z.array(z.catch(z.nullable(location), null)) }),
} satisfies Call;
export type LocationsRequest = RequestOf<typeof locations>;
export type Location = NonNullable<ResponseOf<typeof locations>['data'][number]>;
