import type { ResponseBody } from '#sitecore/contracts/call.ts';
import type { locations } from '#sitecore/contracts/locations.ts';

/** A place as the call sends it; absent values are left out. */
export type WireLocation = NonNullable<ResponseBody<typeof locations>['data'][number]> & {
  readonly Name: string;
  readonly Type: string;
  readonly City: string;
};
