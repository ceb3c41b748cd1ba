import { isLinked } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { isShown } from '#src/cms/fields/Text.tsx';
import { SxaBlock } from '#src/features/sxa/SxaBlock.tsx';
import { SxaLink } from '#src/features/sxa/SxaLink.tsx';
import type { PromoProps } from './Promo.widget.ts';

/** Renders a picture and a text, with a link or, as the variant WithText, with a second text. */
export function Promo({ fields: { PromoIcon, PromoText, PromoText2, PromoLink }, params, page }: PromoProps) {
  const [isEdited, hasTwoTexts] = [page.state === 'edit', params.FieldNames === 'WithText'];
  const hasLink = (isEdited || !hasTwoTexts) && isLinked(PromoLink);
  const second = (isEdited || hasTwoTexts) && isShown(PromoText2);
  if (!isPictureShown(PromoIcon) && !isShown(PromoText) && !hasLink && !second) return null;
  return (
    <SxaBlock params={params} className="sxa-block sxa-promo">
      {isPictureShown(PromoIcon) && <Picture field={PromoIcon} className="sxa-image" />}
      {isShown(PromoText) && <RichText field={PromoText} />}
      {second && <RichText field={PromoText2} />}
      {hasLink && <SxaLink field={PromoLink} variant="go" />}
    </SxaBlock>
  );
}
