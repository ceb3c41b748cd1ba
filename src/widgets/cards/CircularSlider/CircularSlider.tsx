import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { Face } from '#src/features/motion/Face.tsx';
import { FaceLink } from '#src/features/motion/FaceLink.tsx';
import { groundClass } from '#src/features/motion/ground-classes.ts';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { sliderCards } from './slider-cards.ts';
import type { CircularSliderProps } from './CircularSlider.widget.ts';

/** Renders cards for `enhance`: a wheel with two ends on large screens, a row on small ones and without scripts. */
export function CircularSlider({ fields: { Title, Description, items }, phrases, page }: CircularSliderProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  const cards = sliderCards(items, phrases['circular-slider'], edited);
  return (
    <section className="slider-wheel">
      <Wrap>
        <div className="slider-wheel-head">
          <Heading level={2} size="3xl">
            <Text field={Title} />
          </Heading>
          {isShown(Description) && (
            <p>
              <Text field={Description} />
            </p>
          )}
        </div>
        <Carousel label={Title.value} role={phrases.carousel} className="card-wheel">
          <CarouselRow label={Title.value} show="cards" expanded={edited} wheel>
            {cards.map((card) => (
              <Face
                key={card.id}
                title={<Text field={card.Title} />}
                level={3}
                {...(isShown(card.Description) && { text: <Text field={card.Description} /> })}
                image={card.image}
                ground={groundClass(card.ground)}
                foot={
                  <>
                    <FaceLink link={card.link} more={phrases.learn_more} />
                    <FaceLink link={card.secondaryLink} more={phrases.learn_more} />
                  </>
                }
              />
            ))}
          </CarouselRow>
          {!edited && <CarouselControls labels={carouselLabels(phrases)} dots className="wheel-controls" />}
        </Carousel>
      </Wrap>
    </section>
  );
}
