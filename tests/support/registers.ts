import type { CustomerNamesPage } from '#sitecore/contracts/customer-names.ts';
import type { MerchantList } from '#sitecore/contracts/merchants.ts';
import type { ShareholderPage } from '#sitecore/contracts/shareholders.ts';

/** Returns a shareholder as the bank sends it; other fields come after its own. */
export const shareholder = (rank: number, more: Readonly<Record<string, unknown>> = {}) => ({
  Name: `مساهم ${rank}`,
  Category: 'شركة',
  Shares: 1_000_000 - rank * 1_000,
  Percentage: 12.45 / rank,
  ...more,
});

/** Returns a page of the register: by default the first of three. */
export const shareholderPage = (more: Partial<ShareholderPage> = {}): ShareholderPage => ({
  Data: Array.from({ length: 20 }, (_, index) => shareholder(index + 1)),
  TotalCount: 60,
  PageSize: 20,
  CurrentPage: 1,
  TotalPages: 3,
  ...more,
});

/** Returns a merchant as the bank sends it. */
export const merchant = (number: number, more: Readonly<Record<string, unknown>> = {}) => ({
  Name: `متجر ${number}`,
  ImageLink: '/-/media/offers/bunn.svg',
  Link: 'https://www.openstreetmap.org/?mlat=24.7&mlon=46.6#map=16/24.7/46.6',
  Category: 'مقاهٍ',
  Branches: 34,
  ...more,
});

/** Returns a list of merchants with the message of the service. */
export const merchantList = (Data: MerchantList['Data'], Message = ''): MerchantList => ({ Data, Message });

/** Returns a page of names of customers. */
export const namesPage = (names: readonly string[], pages = 1): CustomerNamesPage => ({
  Data: { Data: names.map((Name) => ({ Name })), TotalPages: pages },
});
