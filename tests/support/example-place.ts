import type { Place } from '#src/domain/locator/place.ts';

/** Returns a branch in Riyadh, with other values where given. */
export const examplePlace = (values: Partial<Place> = {}): Place => ({
  id: 'riyadh-olaya',
  kind: 'branch',
  isLadies: false,
  name: 'Olaya branch, Riyadh',
  title: 'Olaya branch',
  tag: 'Flagship',
  address: 'Olaya Street, Al Olaya',
  city: 'Riyadh',
  latitude: 24.6931,
  longitude: 46.6881,
  isLocated: true,
  hours: { working: '09:30 - 16:30', friday: '', saturday: '', ladies: '' },
  phone: '011 075 1394',
  services: ['Customer service'],
  path: '/help/branches/riyadh-olaya',
  ...values,
});
