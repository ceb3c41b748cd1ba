import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { OffersNotice } from '#src/features/offers/OffersNotice.tsx';
import { ProductCard } from '#src/ui/card/ProductCard.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { OfferCategoriesBannerProps } from './OfferCategoriesBanner.widget.ts';

/** Renders active categories that have an image as slides that lead to them; an author sees all that were chosen. */
export function OfferCategoriesBanner({ fields: { Title, Categories }, phrases, page }: OfferCategoriesBannerProps) {
  const edited = page.state === 'edit';
  const slides = edited
    ? Categories
    : Categories.filter(({ fields }) => fields.IsActive && fields.OfferSliderImage.src !== '');
  if (slides.length === 0) return <OffersNotice text={phrases.offers_no_datasource} />;
  return (
    <Section>
      <Wrap>
        <Carousel label={Title.value} role={phrases.carousel}>
          <SectionHead
            title={<Text field={Title} />}
            {...(!edited && { action: <CarouselControls labels={carouselLabels(phrases)} /> })}
          />
          <CarouselRow label={Title.value} show="cards" expanded={edited}>
            {slides.map(({ id, url, fields: { BannerTitle, OfferSliderImage, BadgeImage } }) => (
              <ProductCard
                key={id}
                href={edited || url === '' ? undefined : url}
                title={isShown(BannerTitle) ? <Text field={BannerTitle} /> : undefined}
                action={phrases.offers_of_category}
                art={
                  <span className="relative block">
                    <Picture field={OfferSliderImage} className="aspect-4/3 w-full object-cover" />
                    {isPictureShown(BadgeImage) && (
                      <Picture field={BadgeImage} className="absolute end-3 top-3 h-12 w-auto" />
                    )}
                  </span>
                }
              />
            ))}
          </CarouselRow>
        </Carousel>
      </Wrap>
    </Section>
  );
}
