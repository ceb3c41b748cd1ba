import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { fetchSahlhaOffers } from '#src/features/partners/load-sahlha.server.ts';
import type { ListedSahlhaOffer } from '#src/queries/sahlha-offers.query.ts';
import type { CarouselPartner, SahlhaCarouselData } from './sahlha-carousel-data.ts';
import type { widget } from './SahlhaCarousel.widget.ts';

/** The most partners of the carousel (document 3, section 9). */
const MOST = 9;

/** Returns the partners of the carousel; a failure is logged (ERR-09). */
export const staticProps = (
  _: unknown,
  page: PageFacts,
  _query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<SahlhaCarouselData> => {
  const root = read().fields.Root?.id ?? '';
  return orIncomplete<SahlhaCarouselData>(
    'SahlhaCarousel',
    async () => {
      const { items } = await fetchSahlhaOffers(1, { root, inBanner: true, first: MOST }, page);
      return { partners: items.map(partnerOf) };
    },
    { partners: null },
  );
};

const partnerOf = ({ id, fields: { Title, Content, Image, Icon } }: ListedSahlhaOffer): CarouselPartner => ({
  ...{ id, title: Title.value, text: Content.value },
  image: Image.src === '' ? Icon : Image,
});
