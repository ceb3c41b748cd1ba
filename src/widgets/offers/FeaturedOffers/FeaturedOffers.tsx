import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { OfferCoupon } from '#src/features/offers/OfferCoupon.tsx';
import { couponOf } from '#src/features/offers/coupon-of.ts';
import { isOfferOpen } from '#src/features/offers/open-offers.ts';
import { OffersNotice } from '#src/features/offers/OffersNotice.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { FeaturedOffersProps } from './FeaturedOffers.widget.ts';

/** Renders chosen offers in a row beside a title and a text; those that ended are left out, without any left a notice shows. */
export function FeaturedOffers({ fields, phrases, page, data }: FeaturedOffersProps) {
  const { Title, Description, Link: all, Offers } = fields;
  const edited = page.state === 'edit';
  const offers = edited ? Offers : Offers.filter(({ fields }) => isOfferOpen(fields, data.today));
  if (offers.length === 0) return <OffersNotice text={phrases.offers_no_datasource} />;
  return (
    <Section>
      <Wrap>
        <Carousel
          label={Title.value}
          role={phrases.carousel}
          className="grid gap-8 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] lg:gap-12"
        >
          <div className="flex flex-col items-start gap-3">
            <Heading level={2} size="2xl">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p className="text-text-2">
                <Text field={Description} />
              </p>
            )}
            {isLinkComplete(all) && (
              <Link {...linkProps(all)} variant="go">
                <LinkText field={all} />
              </Link>
            )}
            {!edited && <CarouselControls labels={carouselLabels(phrases)} className="lg:mt-auto" />}
          </div>
          <CarouselRow label={Title.value} show="beside" expanded={edited}>
            {offers.map((offer) => (
              <OfferCoupon
                key={offer.id}
                offer={couponOf(offer.fields, offer.url, page)}
                level={3}
                phrases={phrases}
                page={page}
              />
            ))}
          </CarouselRow>
        </Carousel>
      </Wrap>
    </Section>
  );
}
