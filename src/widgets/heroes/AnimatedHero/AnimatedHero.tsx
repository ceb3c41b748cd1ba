import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { carouselLabels } from '#src/features/carousel/carousel-phrases.ts';
import { HeroCardFace } from '#src/features/motion/HeroCardFace.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Carousel } from '#src/ui/carousel/Carousel.tsx';
import { CarouselControls } from '#src/ui/carousel/CarouselControls.tsx';
import { CarouselRow } from '#src/ui/carousel/CarouselRow.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { AnimatedHeroProps } from './AnimatedHero.widget.ts';

/** Renders the row of cards that `enhance` piles up until it is in view; without scripts and with reduced motion it is open. */
export function AnimatedHero({ fields: { Title, SubTitle, items }, params, phrases, page }: AnimatedHeroProps) {
  const edited = page.state === 'edit';
  const links = params.Cards === 'links';
  const level = params.HeadingLevel === '1' ? 1 : 2;
  const cards = items.flatMap(({ id: group, fields }) => fields.items.map((card) => ({ group, card })));
  return (
    <div className={classes('spread-frame', links && 'spread-narrow')} data-cards={params.Cards}>
      <section className="spread-hero">
        <Carousel label={Title.value} role={phrases.carousel}>
          <Wrap className="spread-head">
            <div className="spread-text">
              <Heading level={level} size="3xl">
                <Text field={Title} />
              </Heading>
              {isShown(SubTitle) && (
                <p>
                  <Text field={SubTitle} />
                </p>
              )}
              {!edited && (
                <div className="spread-button">
                  <Button data-spread="" iconEnd="arrow">
                    {phrases.spread_cards}
                  </Button>
                </div>
              )}
            </div>
            <div className="spread-bar">
              <Groups groups={items} phrases={phrases} edited={edited} />
              {!edited && cards.length > 1 && <CarouselControls labels={carouselLabels(phrases)} />}
            </div>
          </Wrap>
          <CarouselRow label={Title.value} show="faces" expanded={edited}>
            {cards.map(({ group, card: { id, fields } }) => (
              <div key={id} data-group={group}>
                <HeroCardFace
                  card={fields}
                  level={level === 1 ? 2 : 3}
                  more={phrases.learn_more}
                  links={links || edited}
                />
              </div>
            ))}
          </CarouselRow>
        </Carousel>
      </section>
      <div data-anchor="" className="spread-anchor" />
    </div>
  );
}

interface GroupsProps extends Pick<AnimatedHeroProps, 'phrases'> {
  readonly groups: AnimatedHeroProps['fields']['items'];
  readonly edited: boolean;
}

/** Renders a button for all cards, which is pressed, and one for each group; for an author the names of the groups. */
function Groups({ groups, phrases, edited }: GroupsProps) {
  if (groups.length < 2 && !edited) return null;
  return (
    <div role="group" aria-label={phrases.product_categories} className="choice-pills-row noscript:hidden">
      {!edited && (
        <button type="button" aria-pressed="true" data-group="">
          {phrases.offers_all}
        </button>
      )}
      {groups.map(({ id, fields: { Name, Icon: icon } }) => {
        const content = (
          <>
            {icon.value !== '' && <Icon name={icon.value} />}
            <Text field={Name} />
          </>
        );
        return edited ? (
          <span key={id}>{content}</span>
        ) : (
          <button key={id} type="button" aria-pressed="false" data-group={id}>
            {content}
          </button>
        );
      })}
    </div>
  );
}
