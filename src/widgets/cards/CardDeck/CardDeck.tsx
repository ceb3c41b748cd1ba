import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { groundClass } from '#src/features/motion/ground-classes.ts';
import { deckPlace } from '#src/features/motion/stack-places.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { CardDeckProps } from './CardDeck.widget.ts';

/** Renders a deck of which the first card is read; `enhance` lays it to the back. Without scripts all follow each other. */
export function CardDeck({ fields: { Title, Description, items }, phrases, page }: CardDeckProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  return (
    <Section>
      <Wrap>
        <Carousel label={Title.value} role={phrases.carousel} className="deck-columns">
          <div className="deck-side">
            <div>
              <Heading level={2} size="2xl">
                <Text field={Title} />
              </Heading>
              {isShown(Description) && (
                <p className="deck-lead">
                  <Text field={Description} />
                </p>
              )}
            </div>
            {!edited && items.length > 1 && (
              <CarouselControls labels={carouselLabels(phrases)} className="deck-controls" />
            )}
          </div>
          <ul data-row="" className={edited ? 'deck-expanded' : 'deck-cards'}>
            {items.map(({ id, fields: card }, index) => (
              <li
                key={id}
                data-place={deckPlace(index, 0, items.length)}
                className={groundClass(card.GradientColorClass)}
              >
                <DeckCard card={card} more={phrases.learn_more} />
              </li>
            ))}
          </ul>
        </Carousel>
      </Wrap>
    </Section>
  );
}

interface DeckCardProps {
  readonly card: CardDeckProps['fields']['items'][number]['fields'];
  /** Words of a link that has none. */
  readonly more: string;
}

const DeckCard = ({ card: { Title, Description, Image, Link: cardLink }, more }: DeckCardProps) => (
  <>
    <div>
      <Heading level={3} size="xl">
        <Text field={Title} />
      </Heading>
      {isShown(Description) && (
        <p>
          <Text field={Description} />
        </p>
      )}
      {isLinked(cardLink) && (
        <Link {...linkProps(cardLink)} variant="go">
          <LinkText field={cardLink} fallback={more} />
        </Link>
      )}
    </div>
    {isPictureShown(Image) && <Picture field={Image} />}
  </>
);
