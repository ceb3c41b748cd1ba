import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { HeroCardFace } from '#src/features/motion/HeroCardFace.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import type { CategoryHeroProps } from './CategoryHero.widget.ts';

interface CategoryCardsProps extends Pick<CategoryHeroProps, 'phrases'> {
  readonly category: CategoryHeroProps['fields']['items'][number]['fields'];
  /** Level of the category's heading. */
  readonly level: 2 | 3;
  readonly edited: boolean;
}

/** Renders all cards of an opened category in a row. */
export function CategoryCards({ category: { Name, items }, level, phrases, edited }: CategoryCardsProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Carousel label={Name.value} role={phrases.carousel}>
      {/* The fan that names the category is away while its cards are shown. */}
      {!edited && <Title className="sr-only">{Name.value}</Title>}
      <CarouselRow label={Name.value} show="faces" expanded={edited}>
        {items.map(({ id, fields }) => (
          <HeroCardFace key={id} card={fields} level={level === 2 ? 3 : 4} more={phrases.learn_more} links={edited} />
        ))}
      </CarouselRow>
      {!edited && items.length > 1 && <CarouselControls labels={carouselLabels(phrases)} />}
    </Carousel>
  );
}
