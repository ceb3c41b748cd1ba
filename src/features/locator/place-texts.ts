import type { Language } from '#sitecore/definitions/language.ts';
import type { OpeningStatus } from '#src/domain/locator/opening-status.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { isAroundTheClock, readWorkingHours } from '#src/domain/locator/working-hours.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { formatTime } from '#src/i18n/time.ts';
import type { PlacePhrases } from './locator-phrases.ts';

type StatusPhrases = Pick<PlacePhrases, 'locator_always' | 'locator_closed' | 'locator_open_until'>;

/** Returns the opening status in words. */
export function statusText(status: OpeningStatus, phrases: StatusPhrases, language: Language): string {
  switch (status.kind) {
    case 'always':
      return phrases.locator_always;
    case 'closed':
      return phrases.locator_closed;
    case 'open': {
      const { until } = status;
      return until === null
        ? phrases.locator_open_until
        : `${phrases.locator_open_until} ${formatTime(until, language)}`;
    }
  }
}

/** Returns hours as a visitor reads them; hours that cannot be read as they are. */
export function hoursText(hours: string, phrases: Pick<StatusPhrases, 'locator_always'>, language: Language): string {
  if (isAroundTheClock(hours)) return phrases.locator_always;
  const read = readWorkingHours(hours);
  if (!read) return hours;
  // A line may end between the two times, not within one.
  const [opens, closes] = [read.opens, read.closes].map((time) => formatTime(time, language).replaceAll(' ', '\u00A0'));
  return `${opens}\u00A0– ${closes}`;
}

/** Returns a distance with one decimal. */
export const distanceText = (kilometres: number, phrase: string, language: Language): string =>
  fill(phrase, { n: formatNumber(kilometres, language, { decimals: 1 }) });

/** Returns a distance in whole kilometres, rounded down. */
export const wholeDistanceText = (kilometres: number, phrase: string, language: Language): string =>
  fill(phrase, { n: formatNumber(Math.floor(kilometres), language) });

/** Returns the address with the city, as far as there is one. */
export const addressText = ({ address, city }: Pick<Place, 'address' | 'city'>, language: Language): string =>
  [address, city].filter((text) => text !== '').join(language === 'ar' ? '، ' : ', ');

type Destination = Pick<Place, 'isLocated' | 'latitude' | 'longitude' | 'address' | 'city'>;

/** Returns the URL of a map service's directions to a place, by its address where its point is not known. */
export function directionsUrl({ isLocated, latitude, longitude, address, city }: Destination): string {
  const destination = isLocated ? `${latitude},${longitude}` : `${address}, ${city}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
