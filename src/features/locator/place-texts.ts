import type { Language } from '#sitecore/definitions/language.ts';
import {
  type ListedStatus,
  listedStatus,
  type NextOpening,
  type OpeningStatus,
  openingStatus,
  type WeekMoment,
} from '#src/domain/locator/opening-status.ts';
import type { OwnHours } from '#src/domain/locator/own-hours.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { isAroundTheClock, readWorkingHours } from '#src/domain/locator/working-hours.ts';
import { dayName } from '#src/i18n/day-name.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { formatTime } from '#src/i18n/time.ts';
import type { ListedPhrases, StatusPhrases } from './locator-phrases.ts';

/** Returns the opening status in words, with the next opening of a closed place; hours that cannot be read as they are. */
export function statusText(status: OpeningStatus, phrases: StatusPhrases, language: Language): string {
  if (status.kind === 'unknown') return status.hours;
  const words = wordsOf(status, phrases, language);
  return status.kind === 'closed'
    ? sentence([words, ...openingText(status.opens, phrases, language)], language)
    : words;
}

/** Opening status on a card of the locator: the words that the list has for it, and what they leave out. */
export interface ListedTexts {
  readonly words: string;
  /** Value of the badge's `data-status`. */
  readonly mark: OpeningStatus['kind'];
  /** Empty where the words are all there is to say. */
  readonly note: string;
  readonly status: OpeningStatus['kind'];
}

/** Returns the opening status of a place with these hours for a card of the locator. */
export function listedTexts(hours: OwnHours, now: WeekMoment, phrases: ListedPhrases, language: Language): ListedTexts {
  const [listed, status] = [listedStatus(hours, now), openingStatus(hours, now)];
  const words = wordsOf(listed, phrases, language);
  const mark = listed.kind === status.kind ? status.kind : 'unknown';
  return { words, mark, note: noteOf(listed, status, phrases, language), status: status.kind };
}

function noteOf(listed: ListedStatus, status: OpeningStatus, phrases: ListedPhrases, language: Language): string {
  const isWeekend = listed.kind === 'closed';
  if (status.kind === 'closed') {
    const opens = openingText(status.opens, phrases, language);
    return sentence(isWeekend ? opens : [phrases.locator_closed_now, ...opens], language);
  }
  const text = statusText(status, phrases, language);
  if (isWeekend) return fill(phrases.locator_weekend, { status: text });
  return status.kind === 'unknown' ? text : '';
}

function wordsOf(status: ListedStatus, phrases: StatusPhrases, language: Language): string {
  if (status.kind === 'always') return phrases.locator_always;
  if (status.kind === 'closed') return phrases.locator_closed;
  const { until } = status;
  return until === null ? phrases.locator_open_until : `${phrases.locator_open_until} ${formatTime(until, language)}`;
}

function openingText(opens: NextOpening | null, phrases: StatusPhrases, language: Language): readonly string[] {
  if (!opens) return [];
  const values = { day: dayName(opens.day, language), time: formatTime(opens.minute, language) };
  return [fill(opens.isToday ? phrases.locator_opens_today : phrases.locator_opens_day, values)];
}

const sentence = (parts: readonly string[], language: Language): string => parts.join(language === 'ar' ? '، ' : ', ');

/** Returns hours as a visitor reads them; hours that cannot be read as they are. */
export function hoursText(hours: string, phrases: Pick<StatusPhrases, 'locator_always'>, language: Language): string {
  if (isAroundTheClock(hours)) return phrases.locator_always;
  const read = readWorkingHours(hours);
  if (!read) return hours;
  // A line may end between two times, not within one.
  const textOf = (time: number) => formatTime(time, language).replaceAll(' ', '\u00A0');
  return sentence(
    read.map(({ opens, closes }) => `${textOf(opens)}\u00A0– ${textOf(closes)}`),
    language,
  );
}

/** Returns a distance with one decimal. */
export const distanceText = (kilometres: number, phrase: string, language: Language): string =>
  fill(phrase, { n: formatNumber(kilometres, language, { decimals: 1 }) });

/** Returns a distance in whole kilometres, rounded down. */
export const wholeDistanceText = (kilometres: number, phrase: string, language: Language): string =>
  fill(phrase, { n: formatNumber(Math.floor(kilometres), language) });

/** Returns the address with the city, as far as there is one. */
export const addressText = ({ address, city }: Pick<Place, 'address' | 'city'>, language: Language): string =>
  sentence(
    [address, city].filter((text) => text !== ''),
    language,
  );

type Destination = Pick<Place, 'isLocated' | 'latitude' | 'longitude' | 'address' | 'city'>;

/** Returns the URL of a map service's directions to a place, by its address where its point is not known. */
export function directionsUrl({ isLocated, latitude, longitude, address, city }: Destination): string {
  const destination = isLocated ? `${latitude},${longitude}` : `${address}, ${city}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
