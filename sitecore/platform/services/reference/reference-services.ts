import { formBranches, formCities, formRegions } from '#sitecore/contracts/form-places.ts';
import { success } from '#sitecore/contracts/result.ts';
import { isLanguage } from '#sitecore/definitions/language.ts';
import type { Limit } from '../limits/limit.ts';
import { commonError, type ErrorFormat } from '../service/common-failure.ts';
import { defineService, type Service } from '../service/service.ts';
import { branchesOf, citiesOf, regionsIn } from './places.ts';

const ERRORS: ErrorFormat<never> = { statuses: [], own: (failed) => failed, common: commonError };

/** A visitor sends one per choice; many may share an address. */
const LIMIT: Limit = { requests: 240, seconds: 60, in: 'memory' };
const OPTIONS = { limit: LIMIT, errors: ERRORS };

/** The reference data of forms. */
export const referenceServices: readonly Service[] = [
  defineService(
    formRegions,
    ({ Lang }, { language }) => success({ data: [...regionsIn(isLanguage(Lang) ? Lang : language)] }),
    OPTIONS,
  ),
  defineService(
    formCities,
    ({ RegionId, Lang }, { language }) =>
      success({ data: [...citiesOf(RegionId, isLanguage(Lang) ? Lang : language)] }),
    OPTIONS,
  ),
  defineService(
    formBranches,
    ({ CityId, Lang }, { language }) => success({ data: [...branchesOf(CityId, isLanguage(Lang) ? Lang : language)] }),
    OPTIONS,
  ),
];
