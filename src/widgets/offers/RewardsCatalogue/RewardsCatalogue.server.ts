import type { Language } from '#sitecore/definitions/language.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import { type Listed, pageOf } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { loadPartnerCatalogue, type Partner } from '#src/services/partner-catalogue.server.ts';
import { ALL, rewardsAddress } from './rewards-address.ts';

/** Partners per page (document 3, section 9). */
const PER_PAGE = 16;

/** A partner in the language of the page. */
export interface ShownPartner {
  readonly code: string;
  readonly image: string;
  readonly name: string;
  readonly description: string;
}

/** Server data of the catalogue. */
export interface RewardsCatalogueData {
  /** The address as shown: a category of the list, a page that it has. */
  readonly state: ListingState<typeof rewardsAddress.params>;
  /** The categories of the list: their value in addresses, and their text in the language of the page. */
  readonly categories: readonly { readonly value: string; readonly label: string }[];
  readonly listed: Listed<ShownPartner>;
}

/** Returns the partners of the URL's list, category and page. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<RewardsCatalogueData> {
  const requested = rewardsAddress.read(query);
  const failed: RewardsCatalogueData = { state: requested, categories: [], listed: { kind: 'failed' } };
  return orIncomplete(
    'RewardsCatalogue',
    async () => {
      const lists = await loadPartnerCatalogue(page);
      const data = shown(lists[requested.category], requested, page.language);
      const categories = Object.values(lists).flatMap((partners) => partners.map(({ category }) => category.en));
      return withListedChoices(rewardsAddress, data, data.listed, { nested_category: [...new Set(categories)] });
    },
    failed,
  );
}

function shown(
  partners: readonly Partner[],
  requested: RewardsCatalogueData['state'],
  language: Language,
): RewardsCatalogueData {
  const labels = new Map(partners.map(({ category }) => [category.en, category[language]]));
  const nested = labels.has(requested.nested_category) ? requested.nested_category : ALL;
  const listed = partners
    .filter(({ category }) => nested === ALL || category.en === nested)
    .map(({ code, image, name, description }) => ({
      ...{ code, image, name: name[language], description: description[language] },
    }));
  const { page: number, ...pageItems } = pageOf(listed, requested.page, PER_PAGE);
  return {
    state: { ...requested, nested_category: nested, page: number },
    categories: [...labels].map(([value, label]) => ({ value, label })),
    listed: { kind: 'loaded', page: number, ...pageItems },
  };
}
