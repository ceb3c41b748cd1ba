import type { FieldsView } from '#sitecore/definitions/template.ts';
import type { heroCard } from '#sitecore/definitions/templates/hero-card.ts';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Face } from './Face.tsx';
import { FaceLink } from './FaceLink.tsx';
import { groundClass } from './ground-classes.ts';

interface HeroCardFaceProps {
  readonly card: FieldsView<(typeof heroCard)['fields']>;
  readonly level: 2 | 3 | 4;
  /** Words of a link that has none. */
  readonly more: string;
  /** Shows both links; otherwise the whole card is the first of them. */
  readonly links: boolean;
}

/** Renders a hero card with its heading, or the points in its place. */
export function HeroCardFace({ card, level, more, links }: HeroCardFaceProps) {
  const { Title, Heading, DetailsList, Image, GradientColorClass, LearnMoreLink, CallToActionLink } = card;
  const hasText = isShown(Heading);
  return (
    <Face
      title={<Text field={Title} />}
      level={level}
      {...(hasText && { text: <Text field={Heading} /> })}
      image={Image}
      ground={groundClass(GradientColorClass)}
      foot={
        links ? (
          <>
            {isLinkComplete(CallToActionLink) && (
              <Button {...linkProps(CallToActionLink)} size="sm">
                <LinkText field={CallToActionLink} />
              </Button>
            )}
            <FaceLink link={LearnMoreLink} more={more} />
          </>
        ) : (
          <FaceLink link={LearnMoreLink.href === '' ? CallToActionLink : LearnMoreLink} more={more} whole />
        )
      }
    >
      {!hasText && DetailsList.length > 0 && (
        <ul className="bullets face-points">
          {DetailsList.map(({ name, value }) => (
            <li key={name}>{value}</li>
          ))}
        </ul>
      )}
    </Face>
  );
}
