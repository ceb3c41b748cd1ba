import * as z from 'zod/mini';
import type { Call, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';

const id = z.string().check(z.minLength(1));
const language = z.optional(z.string().check(z.maxLength(10)));
/** An id in any of Sitecore’s formats. */
const parent = z.string().check(z.minLength(1), z.maxLength(40));

const listOf = <T extends z.ZodMiniType>(place: T) => z.object({ data: z.array(place) });

/** A region: its id, and the same in braces. */
const region = z.object({ RegionId: id, Id: id, Title: z.string() });
/** A city of a region. */
const city = z.object({ RegionId: id, Id: id, Title: z.string() });
/** A branch of a city; two branches may have one code. */
const branch = z.object({ CityId: id, Code: z.string(), Id: id, Title: z.string() });

/** Returns the regions that forms offer. */
export const formRegions = {
  ...CALLS.formRegions,
  request: z.object({ Lang: language }),
  response: listOf(region),
} satisfies Call;

/** Returns the cities of a region. */
export const formCities = {
  ...CALLS.formCities,
  request: z.object({ RegionId: parent, Lang: language }),
  response: listOf(city),
} satisfies Call;

/** Returns the branches of a city; none of the city that stands for others. */
export const formBranches = {
  ...CALLS.formBranches,
  request: z.object({ CityId: parent, Lang: language }),
  response: listOf(branch),
} satisfies Call;

export type FormRegion = ResponseOf<typeof formRegions>['data'][number];
export type FormCity = ResponseOf<typeof formCities>['data'][number];
export type FormBranch = ResponseOf<typeof formBranches>['data'][number];
