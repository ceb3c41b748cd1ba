import { expect, it } from 'vitest';
import { examplePlace } from '#tests/support/example-place.ts';
import { addressText, directionsUrl, distanceText, hoursText, wholeDistanceText } from './place-texts.ts';

it('LOCV-16 the panel’s distances are rounded down to whole kilometres', () => {
  const text = (kilometres: number) => wholeDistanceText(kilometres, '{n} km', 'en');
  expect([0.99, 1, 9.96, 838.9].map(text)).toEqual(['0 km', '1 km', '9 km', '838 km']);
  expect(wholeDistanceText(12.7, '{n} كم', 'ar')).toBe('١٢ كم');
  expect(distanceText(9.96, '{n} km', 'en')).toBe('10.0 km');
});

it('an address has the city as far as there is one', () => {
  expect(addressText({ address: 'شارع العليا', city: 'الرياض' }, 'ar')).toBe('شارع العليا، الرياض');
  expect(addressText({ address: '', city: 'Riyadh' }, 'en')).toBe('Riyadh');
});

it('hours of several shifts and of a night have each time in the words of the language', () => {
  const text = (hours: string, language: 'ar' | 'en') =>
    hoursText(hours, { locator_always: 'always' }, language).replaceAll('\u00A0', ' ');
  expect(text('09:00-12:00, 16:00-01:00', 'en')).toBe('9:00 am – 12:00 pm, 4:00 pm – 1:00 am');
  expect(text('09:00-12:00, 16:00-01:00', 'ar')).toBe('٩:٠٠ ص – ١٢:٠٠ م، ٤:٠٠ م – ١:٠٠ ص');
});

it('hours that cannot be read are shown as they are', () => {
  for (const hours of ['by appointment', '9 to 5', '25:00 - 26:00'])
    expect(hoursText(hours, { locator_always: 'always' }, 'en')).toBe(hours);
});

it('directions lead to the point of a place, or to its address when that is not known', () => {
  const target = (place: Parameters<typeof directionsUrl>[0]) =>
    new URL(directionsUrl(place)).searchParams.get('destination');
  expect(target(examplePlace())).toBe('24.6931,46.6881');
  expect(target(examplePlace({ isLocated: false }))).toBe('Olaya Street, Al Olaya, Riyadh');
});
