import { partnerCatalogue, type PartnerCatalogue } from '#sitecore/contracts/partner-catalogue.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { readBilingualText } from '#src/i18n/bilingual-text.ts';
import { cacheCall } from './call-cache.server.ts';
import { callService } from './call-service.ts';
import { failureLine } from './failure-line.ts';
import { serverCallOptions } from './server-call-options.server.ts';

/** A partner of the loyalty programme, its texts in both languages. */
export interface Partner {
  /** Unique in its list. */
  readonly code: string;
  /** URL of its picture; empty without one. */
  readonly image: string;
  readonly category: Readonly<Record<Language, string>>;
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
}

/** The partners by list. */
type PartnerLists = Readonly<Record<keyof PartnerCatalogue['Data'], readonly Partner[]>>;

const cached = cacheCall<[path: string], PartnerCatalogue['Data']>(
  async (path) => {
    const response = await callService(partnerCatalogue, {}, serverCallOptions({ path }));
    if (response.ok) return response.value.Data;
    throw new Error(failureLine(response.failure));
  },
  { name: 'partner catalogue', maxEntries: 50, maxCharacters: 2_000_000 },
);

/** Calls the bank for the partners of a page; the last good lists when the service fails, rejects when there are none. */
export async function loadPartnerCatalogue({ path }: { readonly path: string }): Promise<PartnerLists> {
  const { InStoreList, RedeemVoucherList } = await cached.getLastGood(path);
  return { InStoreList: InStoreList.map(partnerOf), RedeemVoucherList: RedeemVoucherList.map(partnerOf) };
}

const partnerOf = ({ Code, ImageLink, ...texts }: PartnerCatalogue['Data']['InStoreList'][number]): Partner => ({
  code: Code,
  image: ImageLink,
  category: readBilingualText(texts.Category),
  name: readBilingualText(texts.Name),
  description: readBilingualText(texts.Description),
});
