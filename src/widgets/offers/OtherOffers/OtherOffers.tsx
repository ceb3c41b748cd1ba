import { OfferItem } from '#src/features/offers/OfferItem.tsx';
import { OffersNotice } from '#src/features/offers/OffersNotice.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { OtherOffersProps } from './OtherOffers.widget.ts';

/** Renders other offers of the same category; a notice without any, and nothing when they could not be loaded. */
export function OtherOffers({ phrases, page, data: { offers } }: OtherOffersProps) {
  if (offers === null) return null;
  if (offers.length === 0) return <OffersNotice text={phrases.offers_no_datasource} />;
  return (
    <Section>
      <Wrap>
        <SectionHead title={phrases.other_offers} />
        <ul className="offer-grid">
          {offers.map((offer) => (
            <OfferItem key={offer.id} offer={offer} level={3} phrases={phrases} page={page} />
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
