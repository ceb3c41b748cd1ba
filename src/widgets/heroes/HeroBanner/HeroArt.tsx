import type { ImageValue } from '#sitecore/definitions/fields/image.ts';

interface HeroArtProps {
  readonly image: ImageValue;
  /** A crop for narrow screens, where the picture stands below the text. */
  readonly mobile: ImageValue;
  readonly full: boolean;
}

/** Drawn with its weight at the right, so that Arabic mirrors it. */
const ART =
  'max-w-none object-cover max-lg:aspect-[480/290] max-lg:h-auto max-lg:w-full max-lg:object-bottom lg:absolute lg:inset-y-0 lg:end-[max(0px,calc((100vw-100rem)/2))] lg:h-full lg:object-[100%_46%] rtl:-scale-x-100';

/** The picture behind a hero: at the inline end on wide screens, under the text on narrow ones; mirrored in Arabic. */
export function HeroArt({ image, mobile, full }: HeroArtProps) {
  if (image.src === '') return null;
  const narrow = mobile.src === '' ? image : mobile;
  return (
    <picture className={full ? 'max-lg:order-2' : 'max-lg:hidden'}>
      <source media="(width < 64rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        fetchPriority="high"
        decoding="async"
        className={`${ART} ${full ? 'lg:w-[min(64%,62rem)]' : 'lg:w-[min(52%,50rem)] lg:mask-[linear-gradient(to_right,transparent,#000_28%)]'}`}
      />
    </picture>
  );
}
