import type { Location } from '#sitecore/contracts/locations.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { placeKind } from '#sitecore/rules/place-kind.ts';
import { readStoredNumber } from '#sitecore/rules/stored-number.ts';
import { DEFAULT_CENTRE, isInCountry } from '#src/domain/locator/distance.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { AROUND_THE_CLOCK, writtenHours } from '#src/domain/locator/working-hours.ts';

/** Stand-ins for what a location lacks. */
const DEFAULTS = {
  city: { ar: 'الرياض', en: 'Riyadh' },
  name: { ar: 'بدون اسم', en: 'Without name' },
  title: { ar: 'بدون عنوان', en: 'Without title' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Returns the places of a response; one of an unknown type is left out. */
export const placesOf = (locations: readonly (Location | null)[], language: Language): readonly Place[] =>
  withOneNamePerCity(
    locations.flatMap((location, index) => (location ? (placeOf(location, language, index) ?? []) : [])),
  );

/** Gives each city the name by which most of its places have it: one that is written in two ways is one choice. */
function withOneNamePerCity(places: readonly Place[]): readonly Place[] {
  const counts = new Map<string, number>();
  for (const { city } of places) counts.set(city, (counts.get(city) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const [city, count] of counts) {
    const known = names.get(foldText(city));
    if (known === undefined || count > (counts.get(known) ?? 0)) names.set(foldText(city), city);
  }
  return places.map((place) => ({ ...place, city: names.get(foldText(place.city)) ?? place.city }));
}

function placeOf(location: Location, language: Language, index: number): Place | undefined {
  const { ID, Type = '', Name, Title, City, Address = '', POITag = '', Phone = '', Url = '' } = location;
  const kind = placeKind(Type);
  if (!kind) return undefined;
  const point = { latitude: degrees(location.Latitude), longitude: degrees(location.Longitude) };
  const isLocated = isInCountry(point);
  return {
    id: ID || `place-${index + 1}`,
    kind,
    isLadies: Type.toLowerCase().includes('ladies'),
    name: Name || DEFAULTS.name[language],
    title: Title || DEFAULTS.title[language],
    tag: POITag,
    address: Address,
    city: (City && visible(City)) || DEFAULTS.city[language],
    ...(isLocated ? point : DEFAULT_CENTRE),
    isLocated,
    hours: hoursOf(location),
    phone: Phone,
    services: listOf(location.BranchServices),
    path: isPath(Url) ? Url : '',
  };
}

const hoursOf = (location: Location): Place['hours'] => ({
  working: writtenHours(location.WorkingDaysHours ?? '') || AROUND_THE_CLOCK,
  friday: writtenHours(location.FridayWorkingHours ?? ''),
  saturday: writtenHours(location.SaturdayWorkingHours ?? ''),
  ladies: writtenHours(location.LadiesWorkingDaysHours ?? ''),
});

/** Returns a text without what cannot be seen in it, and without blanks at its ends. */
const visible = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();

/** Returns a coordinate in any digits, with a decimal point or comma; NaN for a missing value and another text. */
const degrees = (text = ''): number => readStoredNumber(text.replace(/°\s*$/, '')) ?? NaN;

/** Returns true for a path of the site, and for no address of another. */
const isPath = (url: string): boolean => /^\/(?!\/)/.test(url);

/** Returns the names in a list, or in a text with commas. */
const listOf = (services: Location['BranchServices']): readonly string[] =>
  (typeof services === 'string' ? services.split(/[,،]/) : (services ?? []))
    .map((service) => service.trim())
    .filter((service) => service !== '');
