import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FormBranch, FormCity, FormRegion } from '#sitecore/contracts/form-places.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { plainId } from '#sitecore/rules/forms/form-ids.ts';

/** The file of the reference data; docs/places/forms-reference.mjs writes it. */
const placesFile = z.object({
  /** Id and titles. */
  regions: z.array(z.tuple([z.string(), z.string(), z.string()])),
  /** Id, region and titles. */
  cities: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  /** Id, city, code, titles, and the code of the Arabic list where it is another. */
  branches: z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]).rest(z.string())),
});

let places: z.output<typeof placesFile> | undefined;

/** Returns the reference data; reads its file on first use. */
const read = () =>
  (places ??= placesFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'places.json'), 'utf8'))));

const isSame = (id: string, other: string): boolean => plainId(id) === plainId(other);
const titleOf = (ar: string, en: string, language: Language): string => (language === 'ar' ? ar : en);

export const regionsIn = (language: Language): readonly FormRegion[] =>
  read().regions.map(([Id, ar, en]) => ({ RegionId: formatGuid(Id, 'B'), Id, Title: titleOf(ar, en, language) }));

/** Returns the cities of a region, by their titles; the one that stands for others comes last. */
export function citiesOf(region: string, language: Language): readonly FormCity[] {
  const { compare } = new Intl.Collator(language);
  const cities = read()
    .cities.filter(([, of]) => isSame(of, region))
    .map(([Id, of, ar, en]) => ({
      isOther: en === 'Other',
      city: { RegionId: of, Id, Title: titleOf(ar, en, language) },
    }));
  return cities
    .sort((a, b) => Number(a.isOther) - Number(b.isOther) || compare(a.city.Title, b.city.Title))
    .map(({ city }) => city);
}

/** Returns the branches of a city, by their titles. */
export function branchesOf(city: string, language: Language): readonly FormBranch[] {
  const { compare } = new Intl.Collator(language);
  return read()
    .branches.filter(([, of]) => isSame(of, city))
    .map(([Id, CityId, code, ar, en, codeInArabic = code]) => ({
      CityId,
      Code: language === 'ar' ? codeInArabic : code,
      Id,
      Title: titleOf(ar, en, language),
    }))
    .sort((a, b) => compare(a.Title, b.Title));
}
