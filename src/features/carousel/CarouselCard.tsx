import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { FieldsView } from '#sitecore/definitions/template.ts';
import type { carouselCard } from '#sitecore/definitions/templates/carousel-card.ts';
import { parseColour } from '#src/cms/fields/colour.ts';
import { LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { ProductCard } from '#src/ui/card/ProductCard.tsx';

interface CarouselCardProps {
  readonly card: FieldsView<(typeof carouselCard)['fields']>;
  /** Crop for a wide card. */
  readonly wideImage?: ImageValue;
  readonly edited: boolean;
  /** Words of a link that has none. */
  readonly more: string;
}

/** Renders a card of a carousel as one link; before an author with each of its pictures. */
export const CarouselCard = ({ card, wideImage, edited, more }: CarouselCardProps) => (
  <ProductCard
    href={edited ? undefined : card.Link.href}
    title={<Text field={card.Title} />}
    text={isShown(card.Description) ? <Text field={card.Description} /> : undefined}
    action={<LinkText field={card.Link} fallback={more} />}
    background={parseColour(card.BackgroundColor.value)}
    image={card.Image}
    {...(wideImage && { wideImage })}
    art={edited ? <EditedArt pictures={wideImage ? [card.Image, wideImage] : [card.Image]} /> : undefined}
  />
);

const EditedArt = ({ pictures }: { readonly pictures: readonly ImageValue[] }) =>
  pictures.filter(isPictureShown).map((picture, index) => <Picture key={index} field={picture} />);
