import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { SxaBlock } from '#src/features/sxa/SxaBlock.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import type { ImageProps } from './Image.widget.ts';

/**
 * Renders a picture with its caption; the picture is a link where it leads somewhere. The variant Banner is the picture alone, for its author
 * with what the other variant shows.
 */
export function Image({ fields: { Image: field, ImageCaption, TargetUrl }, params }: ImageProps) {
  // An author chooses the target by its own markup.
  const isEdited = Boolean(field.editable);
  const [hasPicture, isBanner] = [isPictureShown(field), params.FieldNames === 'Banner'];
  const hasCaption = isShown(ImageCaption) && (isEdited || !isBanner);
  if (!hasPicture && !hasCaption) return null;
  const picture = <Picture field={field} className="sxa-image" />;
  const name = field.alt || TargetUrl.text || TargetUrl.title || ImageCaption.value || TargetUrl.href;
  return (
    <SxaBlock params={params} as="figure" className={isBanner ? 'sxa-banner' : 'sxa-block'}>
      {hasPicture && TargetUrl.href !== '' && !isBanner && !isEdited ? (
        <Anchor {...linkProps(TargetUrl)} aria-label={name} className="inline-block">
          {picture}
        </Anchor>
      ) : (
        picture
      )}
      {isEdited && <LinkText field={TargetUrl} />}
      {hasCaption && (
        <figcaption className="mt-2 text-sm text-text-2">
          <Text field={ImageCaption} />
        </figcaption>
      )}
    </SxaBlock>
  );
}
