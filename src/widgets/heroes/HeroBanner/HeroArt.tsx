import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';

interface HeroArtProps {
  readonly image: ImageValue;
  /** Crop for narrow screens, where the image is below the text. */
  readonly mobile: ImageValue;
  readonly full: boolean;
}

/** Renders the image of a hero: behind the text at the inline end on wide screens, below it on narrow ones; mirrored in Arabic. */
export function HeroArt({ image, mobile, full }: HeroArtProps) {
  if (image.editable || mobile.editable) return <EditedArt images={[image, mobile]} />;
  if (image.src === '') return null;
  const narrow = mobile.src === '' ? image : mobile;
  return (
    <picture className="max-lg:order-2">
      <source media="(width < 64rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        // It is in view on every screen: the first frame should have it, before the start script takes the connection.
        decoding="sync"
        // In the other variants it is the smaller part; the fonts are as urgent.
        fetchPriority={full ? 'high' : undefined}
        className={`hero-clip hero-art ${full ? 'hero-art-wide' : 'hero-art-beside'}`}
      />
    </picture>
  );
}

/** Renders both images under the text for editing, so that both can be selected at any width. */
const EditedArt = ({ images }: { readonly images: readonly ImageValue[] }) => (
  <Wrap className="order-2 grid grid-cols-2 items-start gap-gap">
    {images.filter(isPictureShown).map((image, index) => (
      <Picture key={index} field={image} className="h-auto w-full rtl:-scale-x-100" />
    ))}
  </Wrap>
);
