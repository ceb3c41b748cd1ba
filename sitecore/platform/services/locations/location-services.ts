import { locations } from '#sitecore/contracts/locations.ts';
import { success } from '#sitecore/contracts/result.ts';
import { isLanguage } from '#sitecore/definitions/language.ts';
import type { Limit } from '../limits/limit.ts';
import { commonError, type ErrorFormat } from '../service/common-failure.ts';
import { defineService, type Service } from '../service/service.ts';
import { findPlaces } from './places.ts';

const ERRORS: ErrorFormat<never> = { statuses: [], own: (failed) => failed, common: commonError };

/** A visitor sends one per language and visit; many may share an address. */
const LIMIT: Limit = { requests: 120, seconds: 60, in: 'memory' };

/** The service of `/api/sitecore/BranchInfo`. */
export const locationServices: readonly Service[] = [
  defineService(
    locations,
    (request, { content, language }) => {
      const requested = isLanguage(request.Lang) ? request.Lang : language;
      return success({ data: [...findPlaces(content, requested, request)] });
    },
    { limit: LIMIT, errors: ERRORS },
  ),
];
