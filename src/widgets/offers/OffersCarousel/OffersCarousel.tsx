import { parseColour } from '#src/cms/fields/colour.ts';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { OfferCoupon, type CouponOffer } from '#src/features/offers/OfferCoupon.tsx';
import { formatDiscount } from '#src/features/offers/offer-discount.ts';
import { hasOfferEnded } from '#src/features/offers/open-offers.ts';
import { OffersNotice } from '#src/features/offers/OffersNotice.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { OffersCarouselProps } from './OffersCarousel.widget.ts';

type Deal = OffersCarouselProps['fields']['items'][number]['fields'];
type Parent = NonNullable<OffersCarouselProps['fields']['Parent']>['fields'];

/** Renders offers in a row beside a card that leads to all of them; those that ended are left out, without any left a notice shows. */
export function OffersCarousel({ fields: { Parent, items }, phrases, page, data }: OffersCarouselProps) {
  const edited = page.state === 'edit';
  const deals = edited ? items : items.filter(({ fields }) => !hasOfferEnded(fields, data.today));
  if (deals.length === 0) return <OffersNotice text={phrases.offers_no_datasource} />;
  const title = phrases.offers_all_deals;
  return (
    <Section>
      <Wrap>
        <Carousel label={title} role={phrases.carousel}>
          <SectionHead
            title={title}
            {...(!edited && { action: <CarouselControls labels={carouselLabels(phrases)} /> })}
          />
          <div className={Parent ? 'grid gap-gap lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]' : undefined}>
            {Parent && <LeadCard parent={Parent.fields} />}
            <CarouselRow label={title} show={Parent ? 'beside' : 'cards'} expanded={edited}>
              {deals.map(({ id, fields }) => (
                <OfferCoupon key={id} offer={couponOffer(fields, page)} level={3} phrases={phrases} page={page} />
              ))}
            </CarouselRow>
          </div>
        </Carousel>
      </Wrap>
    </Section>
  );
}

const LeadCard = ({ parent: { Title, Content, Image, Link: all } }: { readonly parent: Parent }) => (
  <article className="flex flex-col overflow-clip bg-clay-100 firm-lg">
    <div className="flex flex-1 flex-col items-start gap-2 p-panel">
      <Heading level={3} size="xl">
        <Text field={Title} />
      </Heading>
      {isShown(Content) && (
        <p className="text-sm text-ink-700">
          <Text field={Content} />
        </p>
      )}
      {isLinkComplete(all) && (
        <Link {...linkProps(all)} variant="go">
          <LinkText field={all} />
        </Link>
      )}
    </div>
    {isPictureShown(Image) && (
      <Picture field={Image} className="h-36 w-full object-cover object-[100%_50%] rtl:-scale-x-100" />
    )}
  </article>
);

/** Returns a deal as its card shows it; while it is edited the discount is the editor's field. */
const couponOffer = (deal: Deal, { language }: OffersCarouselProps['page']): CouponOffer => ({
  title: deal.Title,
  logo: deal.Image,
  discount: deal.Discount.editable ? <Text field={deal.Discount} /> : formatDiscount(deal.Discount.value, language),
  categories: deal.Category.map(({ fields }) => fields.Title),
  description: deal.Description,
  expiry: deal.ExpiryDate,
  background: parseColour(deal.BackgroundColor.value),
  lines: [deal.CardText1, deal.CardText2, deal.CardText3],
  link: deal.Link,
});
