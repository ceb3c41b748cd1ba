import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { CarouselCard } from '#src/features/carousel/CarouselCard.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { HorizontalCardCarouselProps } from './HorizontalCardCarousel.widget.ts';

/** Renders large cards in a row that moves sideways; on phones with a dot for the first card and one for each pair after it. */
export function HorizontalCardCarousel({ fields, phrases, page }: HorizontalCardCarouselProps) {
  const { Title, Description, items } = fields;
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  const controls = <CarouselControls labels={carouselLabels(phrases)} dots className="carousel-dots-on-phones" />;
  return (
    <Section>
      <Wrap>
        <Carousel label={Title.value} role={phrases.carousel}>
          <SectionHead
            title={<Text field={Title} />}
            {...(isShown(Description) && { lead: <Text field={Description} /> })}
          />
          <CarouselRow label={Title.value} show="pairs" expanded={edited}>
            {items.map(({ id, fields: { ImageWide, ...card } }) => (
              <CarouselCard key={id} card={card} wideImage={ImageWide} edited={edited} more={phrases.learn_more} />
            ))}
          </CarouselRow>
          {!edited && controls}
        </Carousel>
      </Wrap>
    </Section>
  );
}
