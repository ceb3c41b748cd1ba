import { customerNames } from '#sitecore/contracts/customer-names.ts';
import { merchants } from '#sitecore/contracts/merchants.ts';
import { mapResult, type Result } from '#sitecore/contracts/result.ts';
import { type ShareholderPage, shareholders } from '#sitecore/contracts/shareholders.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';

/** A search of a register. */
export interface RegisterSearch {
  readonly term: string;
  /** Number of the page, 1 by default. */
  readonly page?: number;
}

/** Searches the shareholders; without a text it returns all, page by page. The service decides how many a page has. */
export const requestShareholders = (
  { term, page = 1 }: RegisterSearch,
  options?: CallOptions,
): Promise<Result<ShareholderPage, CallFailure>> => callService(shareholders, { filterby: term.trim(), page }, options);

/** Requests all merchants of the rewards programme, with the service's message. */
export const requestMerchants = (options?: CallOptions) => callService(merchants, {}, options);

/** A page of names. */
export interface NamesPage {
  readonly names: readonly string[];
  readonly pages: number;
}

/** Searches the registered names of customers. */
export async function requestCustomerNames(
  { term, page = 1 }: RegisterSearch,
  options?: CallOptions,
): Promise<Result<NamesPage, CallFailure>> {
  const response = await callService(customerNames, { term: term.trim(), page }, options);
  return mapResult(response, ({ Data: { Data, TotalPages } }) => ({
    names: Data.map(({ Name }) => Name),
    pages: TotalPages,
  }));
}
