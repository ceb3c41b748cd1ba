import { customerNames } from '#sitecore/contracts/customer-names.ts';
import { merchants } from '#sitecore/contracts/merchants.ts';
import { shareholders } from '#sitecore/contracts/shareholders.ts';
import { success } from '#sitecore/contracts/result.ts';
import type { Limit } from '../limits/limit.ts';
import { commonError, type ErrorFormat } from '../service/common-failure.ts';
import { defineService, type Service } from '../service/service.ts';

const ERRORS: ErrorFormat<never> = { statuses: [], own: (failed) => failed, common: commonError };

/** Nobody copies a register search by search. */
const SEARCHES: Limit = { requests: 20, seconds: 60, in: 'store', ofVisitors: true };

/** A public list, which a visitor requests once a page. */
const LISTS: Limit = { requests: 60, seconds: 60, in: 'store', ofVisitors: true };

/** The registers that the bank publishes; their handlers use the store and are imported on first use. */
export const registerServices: readonly Service[] = [
  defineService(
    shareholders,
    async (request, context) => {
      const { findShareholders } = await import('./find-shareholders.ts');
      return success(await findShareholders(await context.store.db(), request, context.language));
    },
    { limit: SEARCHES, errors: ERRORS },
  ),
  defineService(
    merchants,
    async (_, context) => {
      const { listMerchants } = await import('./list-merchants.ts');
      return success(await listMerchants(await context.store.db(), context.language));
    },
    { limit: LISTS, errors: ERRORS },
  ),
  defineService(
    customerNames,
    async (request, context) => {
      const { findCustomerNames } = await import('./find-customer-names.ts');
      return success(await findCustomerNames(await context.store.db(), request, context.language));
    },
    { limit: SEARCHES, errors: ERRORS },
  ),
];
