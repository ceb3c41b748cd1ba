import { Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { productBannerItems } from './product-heroes.ts';
import { ProductSlide } from './ProductSlide.tsx';
import type { ProductHeroProps } from './ProductHero.widget.ts';

const LEVEL_BELOW = { 1: 2, 2: 3 } as const;

/**
 * Renders the products of a hero, of which `enhance` shows one at a time; without scripts they follow each other. Its title is the
 * heading over those of the products, for screen readers alone.
 */
export function ProductHero({ fields: { Title, items }, params, phrases, page }: ProductHeroProps) {
  const edited = page.state === 'edit';
  const products = productBannerItems(items, edited);
  if (products.length === 0 && !edited) return null;
  const level = params.HeadingLevel === '1' ? 1 : 2;
  const titled = Title.value !== '' && !edited;
  const levelOfSlides = titled ? LEVEL_BELOW[level] : level;
  return (
    <section className={edited ? 'relative' : 'product-hero'}>
      <Carousel label={Title.value} role={phrases.carousel}>
        {titled && (
          <Heading level={level} size="md" className="sr-only">
            {Title.value}
          </Heading>
        )}
        <Wrap className="product-hero-bar">
          {edited && <Text field={Title} />}
          <Categories categories={items} label={phrases.product_categories} edited={edited} />
          {!edited && <CarouselControls labels={carouselLabels(phrases)} />}
        </Wrap>
        <div className="product-hero-slides">
          {products.map((product, index) => (
            <ProductSlide key={product.id} product={product} first={index === 0} level={levelOfSlides} />
          ))}
        </div>
      </Carousel>
    </section>
  );
}

interface CategoriesProps {
  readonly categories: ProductHeroProps['fields']['items'];
  readonly label: string;
  readonly edited: boolean;
}

/** Renders a button for each category, none pressed; for an author their names. */
function Categories({ categories, label, edited }: CategoriesProps) {
  if (categories.length < 2 && !edited) return null;
  return (
    <div role="group" aria-label={label} className="choice-pills-row noscript:hidden">
      {categories.map(({ id, fields: { Title, Icon: icon } }) => {
        const content = (
          <>
            {icon.value !== '' && <Icon name={icon.value} />}
            <Text field={Title} />
          </>
        );
        return edited ? (
          <span key={id}>{content}</span>
        ) : (
          <button key={id} type="button" aria-pressed="false" data-category={id}>
            {content}
          </button>
        );
      })}
    </div>
  );
}
