import { success } from '#sitecore/contracts/result.ts';
import { merchant, merchantList, shareholderPage } from './registers.ts';

/** Stands in for the bank's registers where no service runs. */
export const loadShareholders = () => Promise.resolve(shareholderPage());

export const loadMerchants = () =>
  Promise.resolve(success(merchantList(Array.from({ length: 12 }, (_, index) => merchant(index + 1)))));

export const loadCustomerNames = () => Promise.resolve({ names: ['شركة العتيبي للمقاولات'], pages: 1 });
