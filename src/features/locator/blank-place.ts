import type { DistantPlace } from '#src/domain/locator/place.ts';

/** The place of the card that a browser fills. */
export const BLANK_PLACE: DistantPlace = {
  ...{ id: '', kind: 'branch', isLadies: false, name: '', title: '', tag: '', address: '', city: '' },
  ...{ latitude: 0, longitude: 0, isLocated: true, phone: '', services: [], path: '/', distance: 0 },
  hours: { working: '', friday: '', saturday: '', ladies: '' },
};
