import { parseColour } from '#src/cms/fields/colour.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { formatDiscount } from '#src/features/offers/offer-discount.ts';
import { OffersNotice } from '#src/features/offers/OffersNotice.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { BannerCard } from '#src/ui/card/BannerCard.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { BestOffersBannerProps } from './BestOffersBanner.widget.ts';

/** Renders the best offers that have a picture as banners, a notice without any, and nothing when they could not be loaded. */
export function BestOffersBanner({ fields: { Title }, phrases, page, data: { offers } }: BestOffersBannerProps) {
  const edited = page.state === 'edit';
  if (offers === null && !edited) return null;
  const slides = (offers ?? []).filter(({ fields }) => fields.CardImage.src !== '');
  if (slides.length === 0 && !edited) return <OffersNotice text={phrases.offers_no_datasource} />;
  return (
    <Section>
      <Wrap>
        <Carousel label={Title.value} role={phrases.carousel}>
          <SectionHead title={<Text field={Title} />} />
          <CarouselRow label={Title.value} show="banners" expanded={edited} className="best-offers">
            {slides.map((offer) => (
              <Slide key={offer.id} offer={offer} phrases={phrases} page={page} />
            ))}
          </CarouselRow>
          {!edited && <CarouselControls labels={carouselLabels(phrases)} dots className="mt-4 justify-center" />}
        </Carousel>
      </Wrap>
    </Section>
  );
}

interface SlideProps extends Pick<BestOffersBannerProps, 'phrases' | 'page'> {
  readonly offer: ListedOffer;
}

function Slide({ offer: { path, fields }, phrases, page: { language } }: SlideProps) {
  const { Title, SubTitle, CardImage, ExpiryDate, BackgroundColor } = fields;
  const percent = formatDiscount(fields.Discount, language);
  return (
    <BannerCard
      level={3}
      title={Title.value}
      background={parseColour(BackgroundColor.value)}
      image={<Picture field={CardImage} />}
      {...(SubTitle.value !== '' && { text: SubTitle.value })}
      {...(percent !== '' && { badge: <Badge tone="offer">{fill(phrases.offer_saving, { percent })}</Badge> })}
      action={
        <>
          <Button href={localizeHref(path, language)}>
            {phrases.offer_view}
            <VisuallyHidden>{Title.value}</VisuallyHidden>
          </Button>
          {ExpiryDate.value !== null && (
            <span className="flex items-center gap-2 text-sm text-ink-700">
              <Icon name="clock" />
              {phrases.valid_to} {formatDayOrError(ExpiryDate.value, language)}
            </span>
          )}
        </>
      }
    />
  );
}
