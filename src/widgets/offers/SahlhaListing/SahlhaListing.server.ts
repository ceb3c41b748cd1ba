import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { fetchSahlhaOffers } from '#src/features/partners/load-sahlha.server.ts';
import { sahlhaCardOf, valueOfTerm } from '#src/features/partners/sahlha-card.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { type SahlhaTerm, sahlhaTerms } from '#src/queries/sahlha-terms.query.ts';
import { ALL, sahlhaAddress } from './sahlha-address.ts';
import type { SahlhaListingData } from './sahlha-listing-data.ts';
import type { widget } from './SahlhaListing.widget.ts';

/** Partners per page (document 3, section 9). */
const PER_PAGE = 16;

/** Returns the partners of the URL's text, category, city and page. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<SahlhaListingData> {
  const root = read().fields.Root?.id ?? '';
  const requested = sahlhaAddress.read(query);
  const failed: SahlhaListingData = { state: requested, categories: [], cities: [], listed: { kind: 'failed' } };
  return orIncomplete<SahlhaListingData>('SahlhaListing', () => load(root, requested, page), failed);
}

async function load(root: string, requested: SahlhaListingData['state'], page: PageFacts): Promise<SahlhaListingData> {
  const { language } = page;
  const terms = await queryPlatform(sahlhaTerms, { language, root }, page);
  const category = termOf(terms.categories, requested.category);
  const city = termOf(terms.cities, requested.location);
  const title = requested.search.trim();
  const filters = { root, category: category?.id, city: city?.id, title, sort: requested.sort };
  const { items, ...list } = await fetchSahlhaOffers(requested.page, { ...filters, first: PER_PAGE }, page);
  const data: SahlhaListingData = {
    state: {
      ...requested,
      category: category ? valueOfTerm(category) : ALL,
      location: city ? valueOfTerm(city) : ALL,
      page: list.page,
    },
    categories: terms.categories.map(choiceOf),
    cities: terms.cities.map(choiceOf),
    listed: { kind: 'loaded', ...list, items: items.map((offer) => sahlhaCardOf(offer, terms, language)) },
  };
  return withListedChoices(sahlhaAddress, data, data.listed, {
    category: terms.categories.map(valueOfTerm),
    location: terms.cities.map(valueOfTerm),
  });
}

const termOf = (terms: readonly SahlhaTerm[], value: string): SahlhaTerm | undefined =>
  terms.find((term) => valueOfTerm(term) === value.toLowerCase());

const choiceOf = (term: SahlhaTerm) => ({ value: valueOfTerm(term), label: term.title });
