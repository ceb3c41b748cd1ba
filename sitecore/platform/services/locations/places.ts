import type { LocationsRequest } from '#sitecore/contracts/locations.ts';
import { type Language, perLanguage } from '#sitecore/definitions/language.ts';
import { branchFacility } from '#sitecore/definitions/templates/branch.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { placeKind } from '#sitecore/rules/place-kind.ts';
import type { Content } from '../../content/content.ts';
import { authoredEntries } from '../authored-items.ts';
import { authoredBranches } from './branches.ts';
import { machinesIn } from './machines.ts';
import type { WireLocation } from './wire-location.ts';

const placesByContent = new WeakMap<Content, Readonly<Record<Language, readonly WireLocation[]>>>();

/** Returns all places in a language, read once for each content. */
function allPlaces(content: Content, language: Language): readonly WireLocation[] {
  const known =
    placesByContent.get(content) ??
    perLanguage((tag) => [...authoredBranches(content, tag), ...machinesIn(tag, facilityTitles(content, tag))]);
  placesByContent.set(content, known);
  return known[language];
}

const facilityTitles = (content: Content, language: Language): ReadonlyMap<string, string> =>
  new Map(authoredEntries(content, branchFacility, language).map(({ name, fields }) => [name, fields.Title.value]));

/** Returns the places that meet all filters of a request; the position of the visitor filters nothing. */
export function findPlaces(
  content: Content,
  language: Language,
  { City, Type, Text }: LocationsRequest,
): readonly WireLocation[] {
  const kind = placeKind(Type);
  const [city, text] = [foldText(City), foldText(Text)];
  return allPlaces(content, language).filter(
    (place) =>
      (city === '' || foldText(place.City) === city) &&
      (Type === '' || placeKind(place.Type) === kind) &&
      foldText(place.Name).includes(text),
  );
}
