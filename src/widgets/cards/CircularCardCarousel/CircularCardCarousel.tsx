import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { CarouselCard } from '#src/features/carousel/CarouselCard.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { MOST_WHEEL_CARDS } from '#src/ui/carousel/wheel-turn.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { CircularCardCarouselProps } from './CircularCardCarousel.widget.ts';

/** Renders cards for `enhanceWheel`, which puts them on a wheel; without scripts they are a row that scrolls. */
export function CircularCardCarousel({
  fields: { Title, Description, items },
  phrases,
  page,
}: CircularCardCarouselProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  const shown = edited ? items : items.slice(0, MOST_WHEEL_CARDS);
  return (
    <Section>
      <Wrap>
        <div className="mx-auto mb-8 max-w-xl text-center">
          <Heading level={2} size="2xl">
            <Text field={Title} />
          </Heading>
          {isShown(Description) && (
            <p className="mt-2 text-pretty text-text-2">
              <Text field={Description} />
            </p>
          )}
        </div>
        <Carousel label={Title.value} role={phrases.carousel} className="card-wheel">
          <CarouselRow label={Title.value} show="cards" expanded={edited}>
            {shown.map(({ id, fields }) => (
              <CarouselCard key={id} card={fields} edited={edited} more={phrases.learn_more} />
            ))}
          </CarouselRow>
          {!edited && <CarouselControls labels={carouselLabels(phrases)} dots className="wheel-controls" />}
        </Carousel>
      </Wrap>
    </Section>
  );
}
