import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { SxaBlock } from '#src/features/sxa/SxaBlock.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import type { ImageProps } from './Image.widget.ts';

/** Renders a picture with its caption; the picture is a link where it leads somewhere. */
export function Image({ fields: { Image: field, ImageCaption, TargetUrl }, params }: ImageProps) {
  if (!isPictureShown(field)) return null;
  // An author chooses the target by its own markup.
  const isEdited = Boolean(field.editable);
  const picture = <Picture field={field} className="sxa-image" />;
  const name = field.alt || TargetUrl.text || TargetUrl.title || ImageCaption.value;
  return (
    <SxaBlock params={params} as="figure" className={params.FieldNames === 'Banner' ? 'sxa-banner' : 'sxa-block'}>
      {TargetUrl.href !== '' && name !== '' && !isEdited ? (
        <Anchor {...linkProps(TargetUrl)} aria-label={name} className="inline-block">
          {picture}
        </Anchor>
      ) : (
        picture
      )}
      {isEdited && <LinkText field={TargetUrl} />}
      {isShown(ImageCaption) && (
        <figcaption className="mt-2 text-sm text-text-2">
          <Text field={ImageCaption} />
        </figcaption>
      )}
    </SxaBlock>
  );
}
