import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { stackLayout, stackPlace } from '#src/features/motion/stack-places.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { StackCard } from './StackCard.tsx';
import type { HeroCardStackProps } from './HeroCardStack.widget.ts';

/** Renders a pile of cards on a picture, which `enhance` turns; without scripts its front card is the link. */
export function HeroCardStack({ fields, params, phrases, page }: HeroCardStackProps) {
  const { Title, SubTitle, BackgroundImage, Link, items } = fields;
  const edited = page.state === 'edit';
  const level = params.HeadingLevel === '1' ? 1 : 2;
  return (
    <section className="pile night">
      {isPictureShown(BackgroundImage) && <Picture field={BackgroundImage} className="pile-ground" priority />}
      <Wrap>
        <Carousel label={Title.value} role={phrases.carousel} className="pile-columns">
          <div className="pile-side">
            <div className="pile-text">
              <Heading level={level} size="3xl">
                <Text field={Title} />
              </Heading>
              {isShown(SubTitle) && (
                <p className="pile-lead">
                  <Text field={SubTitle} />
                </p>
              )}
              {isLinkComplete(Link) && (
                <Button {...linkProps(Link)} kind="accent">
                  <LinkText field={Link} />
                </Button>
              )}
            </div>
            {!edited && <Captions items={items} />}
            {!edited && items.length > 1 && (
              <CarouselControls labels={carouselLabels(phrases)} dots className="pile-controls" />
            )}
          </div>
          <ul data-row="" data-layout={stackLayout(items.length)} className={edited ? 'pile-expanded' : 'pile-cards'}>
            {items.map(({ id, fields: card }, index) => (
              <li
                key={id}
                data-place={stackPlace(index, 0, items.length)}
                {...(index > 0 && !edited && { inert: true })}
              >
                <StackCard card={card} level={level === 1 ? 2 : 3} more={phrases.learn_more} edited={edited} />
              </li>
            ))}
          </ul>
        </Carousel>
      </Wrap>
    </section>
  );
}

/** Renders the title and subtitle of each card, of which that of the front card is visible. */
function Captions({ items }: Pick<HeroCardStackProps['fields'], 'items'>) {
  if (!items.some(({ fields: { Title, SubTitle } }) => Title.value !== '' || SubTitle.value !== '')) return null;
  return (
    <div className="pile-captions">
      {items.map(({ id, fields: { Title, SubTitle } }, index) => (
        <p key={id} data-caption="" {...(index === 0 && { 'data-shown': '' })}>
          <b>
            <Text field={Title} />
          </b>{' '}
          <Text field={SubTitle} />
        </p>
      ))}
    </div>
  );
}
