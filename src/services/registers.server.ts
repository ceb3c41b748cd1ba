import type { MerchantList } from '#sitecore/contracts/merchants.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import type { ShareholderPage } from '#sitecore/contracts/shareholders.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import type { CallFailure } from './call-service.ts';
import { failureLine } from './failure-line.ts';
import {
  type NamesPage,
  type RegisterSearch,
  requestCustomerNames,
  requestMerchants,
  requestShareholders,
} from './registers.ts';
import { searchCallOptions } from './server-call-options.server.ts';

/** Returns the value of a call's result; rejects with kind and status of a failure. */
function valueOf<Value>(result: Result<Value, CallFailure>): Value {
  if (result.ok) return result.value;
  throw new Error(failureLine(result.failure));
}

/** Searches the shareholders for a page's visitor; rejects when the service fails. */
export const loadShareholders = async (search: RegisterSearch, page: PageFacts): Promise<ShareholderPage> =>
  valueOf(await requestShareholders(search, searchCallOptions(page)));

/** Searches the names of customers for a page's visitor; rejects when the service fails. */
export const loadCustomerNames = async (search: RegisterSearch, page: PageFacts): Promise<NamesPage> =>
  valueOf(await requestCustomerNames(search, searchCallOptions(page)));

/** Requests the merchants for a page. */
export const loadMerchants = (page: PageFacts): Promise<Result<MerchantList, CallFailure>> =>
  requestMerchants(searchCallOptions(page));
