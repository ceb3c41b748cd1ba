import { formBranches, formCities } from '#sitecore/contracts/form-places.ts';
import type { FormOption } from '#sitecore/rules/forms/form-model.ts';
import { callService } from './call-service.ts';

/** Returns the cities of a region as options; undefined when they could not be loaded. */
export async function loadCities(region: string, language: string): Promise<readonly FormOption[] | undefined> {
  const result = await callService(formCities, { RegionId: region, Lang: language });
  return result.ok ? optionsOf(result.value.data) : undefined;
}

/** Returns the branches of a city as options; undefined when they could not be loaded. */
export async function loadBranches(city: string, language: string): Promise<readonly FormOption[] | undefined> {
  const result = await callService(formBranches, { CityId: city, Lang: language });
  return result.ok ? optionsOf(result.value.data) : undefined;
}

const optionsOf = (places: readonly { readonly Id: string; readonly Title: string }[]): readonly FormOption[] =>
  places.map(({ Id, Title }) => ({ value: Id, text: Title }));
