import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { groundClass } from '#src/features/motion/ground-classes.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { classes } from '#src/ui/classes.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { FloatingCardsProps } from './FloatingCards.widget.ts';

/** Renders cards over pictures that open to their points and links, as native disclosures. */
export function FloatingCards({ fields: { Title, SubTitle, items }, phrases, page }: FloatingCardsProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  return (
    <Section>
      <Wrap>
        {(isShown(Title) || isShown(SubTitle)) && (
          <SectionHead title={<Text field={Title} />} {...(isShown(SubTitle) && { lead: <Text field={SubTitle} /> })} />
        )}
        <ul className="floating-cards">
          {items.map(({ id, fields: card }) => (
            <li key={id} className={classes('floating-picture', groundClass(card.GradientColorClass))}>
              {isPictureShown(card.Image) && <Picture field={card.Image} />}
              <FloatingCard card={card} level={isShown(Title) ? 3 : 2} phrases={phrases} edited={edited} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}

interface FloatingCardProps {
  readonly card: FloatingCardsProps['fields']['items'][number]['fields'];
  readonly level: 2 | 3;
  readonly phrases: FloatingCardsProps['phrases'];
  readonly edited: boolean;
}

function FloatingCard({ card, level, phrases, edited }: FloatingCardProps) {
  const { Title, Heading: heading, DetailsList, LearnMoreLink, CallToActionLink } = card;
  return (
    <details className="floating-card" {...(edited && { open: true })}>
      <summary>
        <Heading level={level} size="xl">
          <Text field={Title} />
        </Heading>
        {isShown(heading) && (
          <small>
            <Text field={heading} />
          </small>
        )}
        <i className="accordion-mark" />
      </summary>
      {DetailsList.length > 0 && (
        <div tabIndex={0} role="group" aria-label={phrases.card_points} className="floating-points">
          <ul className="bullets">
            {DetailsList.map(({ name, value }) => (
              <li key={name}>{value}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="floating-links">
        {isLinkComplete(CallToActionLink) && (
          <Button {...linkProps(CallToActionLink)} size="sm">
            <LinkText field={CallToActionLink} />
          </Button>
        )}
        {isLinkComplete(LearnMoreLink) && (
          <Link {...linkProps(LearnMoreLink)} variant="go">
            <LinkText field={LearnMoreLink} fallback={phrases.learn_more} />
          </Link>
        )}
      </div>
    </details>
  );
}
