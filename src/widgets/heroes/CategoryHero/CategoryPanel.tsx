import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { groundClass } from '#src/features/motion/ground-classes.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { CategoryHeroProps } from './CategoryHero.widget.ts';

type Category = CategoryHeroProps['fields']['items'][number]['fields'];

interface CategoryPanelProps {
  readonly category: Category;
  readonly level: 2 | 3;
  /** Words of the button. */
  readonly open: string;
  readonly edited: boolean;
}

/** Most cards of a fan (document 3, section 9). */
const MOST_CARDS = 3;

/** Renders a category as a fan of its first cards over its words; the whole panel is its button. */
export function CategoryPanel({ category, level, open, edited }: CategoryPanelProps) {
  const { Name, Description, DescriptionTitle, Image, GradientColorClass, items } = category;
  return (
    <div className={classes('fan-panel', groundClass(GradientColorClass))}>
      {isPictureShown(Image) && <Picture field={Image} className="fan-picture" />}
      {!edited && <Fan cards={items.slice(0, MOST_CARDS)} />}
      <Heading level={level} size="xl">
        <Text field={Name} />
      </Heading>
      {edited && (
        <p>
          <Text field={DescriptionTitle} />
        </p>
      )}
      {isShown(Description) && (
        <p>
          <Text field={Description} />
        </p>
      )}
      {!edited && (
        <button type="button" data-open="" className="button button-sm button-line px-4 noscript:hidden">
          {open} <span className="sr-only">{Name.value}</span>
          <Icon name="arrow" />
        </button>
      )}
    </div>
  );
}

/** Renders faces of cards that are read below, where the category is opened. */
const Fan = ({ cards }: { readonly cards: Category['items'] }) => (
  <div aria-hidden="true" className="fan-faces" data-count={cards.length}>
    {cards.map(({ id, fields: { Title, Image, GradientColorClass } }) => (
      <div key={id} className={classes('face', groundClass(GradientColorClass))}>
        <b className="face-text">{Title.value}</b>
        <Picture field={{ ...Image, alt: '' }} className="face-art" />
      </div>
    ))}
  </div>
);
