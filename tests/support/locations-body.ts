import type { ResponseBody } from '#sitecore/contracts/call.ts';
import type { locations } from '#sitecore/contracts/locations.ts';

/** Sunday, 11 o'clock in Riyadh: branches are open. */
export const SUNDAY = new Date('2026-11-22T08:00:00Z');

type WireLocation = NonNullable<ResponseBody<typeof locations>['data'][number]>;

/** Returns a branch in Riyadh as the call of the locations sends it, with other values where given. */
export const wireBranch = (values: Partial<WireLocation> = {}): WireLocation => ({
  ID: 'riyadh-olaya',
  Type: 'Branch',
  Name: 'فرع العليا Olaya branch',
  Title: 'فرع العليا',
  Latitude: 24.7136,
  Longitude: 46.6753,
  City: 'الرياض',
  Address: 'شارع العليا العام',
  WorkingDaysHours: '09:30 - 16:30',
  POITag: 'رئيسي',
  BranchServices: ['خدمة العملاء'],
  Url: '/help/branches/riyadh-olaya',
  ...values,
});

/** Returns a response with this many branches northwards of Riyadh's centre, an ATM in Jeddah after them. */
export const locationsBody = (branches: number): ResponseBody<typeof locations> => ({
  data: [
    ...Array.from({ length: branches }, (_, index) =>
      wireBranch({
        ID: `branch-${index + 1}`,
        Title: `فرع ${index + 1}`,
        Name: `فرع ${index + 1} Branch ${index + 1}`,
        Latitude: 24.7136 + index / 100,
      }),
    ),
    {
      ID: 'atm-1',
      Type: 'ATM',
      Name: 'صراف الكورنيش Corniche ATM',
      Title: 'صراف الكورنيش',
      Latitude: 21.5,
      Longitude: 39.2,
      City: 'جدة',
    },
  ],
});
