import { partnerCatalogue as partnerCatalogueCall } from '#sitecore/contracts/partner-catalogue.ts';
import { success } from '#sitecore/contracts/result.ts';
import type { Limit } from '../limits/limit.ts';
import { commonError, type ErrorFormat } from '../service/common-failure.ts';
import { defineService, type Service } from '../service/service.ts';
import { partnerCatalogue } from './partner-catalogue.ts';

const ERRORS: ErrorFormat<never> = { statuses: [], own: (failed) => failed, common: commonError };

/** Far more than a visitor can cause: a listing sends one request. */
const LIMIT: Limit = { requests: 600, seconds: 60, in: 'memory' };

/** The services of `/api/sitecore/Mokafaa`. */
export const loyaltyServices: readonly Service[] = [
  defineService(partnerCatalogueCall, (_, { content }) => success(partnerCatalogue(content)), {
    limit: LIMIT,
    errors: ERRORS,
  }),
];
