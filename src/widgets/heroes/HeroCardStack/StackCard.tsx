import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { parseColour } from '#src/cms/fields/colour.ts';
import { Face } from '#src/features/motion/Face.tsx';
import { FaceLink } from '#src/features/motion/FaceLink.tsx';
import { groundClass } from '#src/features/motion/ground-classes.ts';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import type { HeroCardStackProps } from './HeroCardStack.widget.ts';

interface StackCardProps {
  readonly card: HeroCardStackProps['fields']['items'][number]['fields'];
  readonly level: 2 | 3;
  /** Words of a link that has none. */
  readonly more: string;
  readonly edited: boolean;
}

const NO_PICTURE = { src: '', alt: '' };

/** Renders a card of the pile; for an author with the title, the subtitle and both pictures. */
export function StackCard({ card, level, more, edited }: StackCardProps) {
  const { CardTitle, CardSubtitle, CardIcon, CardIconBackground, CardLink, Image, ImageFull } = card;
  const isFull = ImageFull.src !== '' && !edited;
  return (
    <Face
      title={<Text field={CardTitle} />}
      level={level}
      {...(isShown(CardSubtitle) && { text: <Text field={CardSubtitle} /> })}
      icon={
        CardIcon.value !== '' && <StarIcon name={CardIcon.value} background={parseColour(CardIconBackground.value)} />
      }
      image={isFull ? NO_PICTURE : Image}
      ground={groundClass(card.GradientColorClass)}
      foot={<FaceLink link={CardLink} more={more} whole />}
    >
      {isPictureShown(ImageFull) && <Picture field={ImageFull} className="face-full" />}
      {edited && (
        <p>
          <Text field={card.Title} /> <Text field={card.SubTitle} />
        </p>
      )}
    </Face>
  );
}
