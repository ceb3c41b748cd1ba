import type { Location } from '#sitecore/contracts/locations.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { placeKind } from '#sitecore/rules/place-kind.ts';
import { DEFAULT_CENTRE, isInCountry } from '#src/domain/locator/distance.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { AROUND_THE_CLOCK } from '#src/domain/locator/working-hours.ts';

/** Stand-ins for what a location lacks. */
const DEFAULTS = {
  city: { ar: 'الرياض', en: 'Riyadh' },
  name: { ar: 'بدون اسم', en: 'Without name' },
  title: { ar: 'بدون عنوان', en: 'Without title' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Returns the places of a response; one of an unknown type is left out. */
export const placesOf = (locations: readonly (Location | null)[], language: Language): readonly Place[] =>
  locations.flatMap((location, index) => (location ? (placeOf(location, language, index) ?? []) : []));

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
    city: City || DEFAULTS.city[language],
    ...(isLocated ? point : DEFAULT_CENTRE),
    isLocated,
    hours: hoursOf(location),
    phone: Phone,
    services: listOf(location.BranchServices),
    path: isPath(Url) ? Url : '',
  };
}

const hoursOf = (location: Location): Place['hours'] => ({
  working: location.WorkingDaysHours || AROUND_THE_CLOCK,
  friday: location.FridayWorkingHours ?? '',
  saturday: location.SaturdayWorkingHours ?? '',
  ladies: location.LadiesWorkingDaysHours ?? '',
});

/** Returns NaN for a missing value. */
const degrees = (text: string | undefined): number => (text === undefined || text === '' ? NaN : Number(text));

/** Returns true for a path of the site, and for no address of another. */
const isPath = (url: string): boolean => /^\/(?!\/)/.test(url);

/** Returns the names in a list, or in a text with commas. */
const listOf = (services: Location['BranchServices']): readonly string[] =>
  (typeof services === 'string' ? services.split(/[,،]/) : (services ?? []))
    .map((service) => service.trim())
    .filter((service) => service !== '');
