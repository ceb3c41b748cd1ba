import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';

interface CardImage {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

interface ProductCardProps {
  /** Link target; undefined renders the card without a link, for children that contain links. */
  readonly href: string | undefined;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Label of the link, such as "Find out more". */
  readonly action: ReactNode;
  /** CSS colour behind the image, matching the image's own background; sand by default. */
  readonly background?: string;
  /** Image composed with its subject at the right; mirrored in Arabic. */
  readonly image?: CardImage;
  /** Crop whose first half is empty; makes the card wide, with the text on that half. */
  readonly wideImage?: CardImage;
  /** Replaces the images. */
  readonly art?: ReactNode;
}

const CARD =
  'group/go relative flex flex-col overflow-hidden bg-surface-2 text-text no-underline transition-[box-shadow,translate] duration-base ease-out firm-lg hover:-translate-y-0.75 hover:shadow-e2';
const ART = 'h-full w-full object-cover transition-[scale] duration-slow ease-out group-hover/go:scale-102';

/** Renders a product as one link: an image on its background, a title and a sentence. */
export function ProductCard({ href, title, text, action, background, image, wideImage, art }: ProductCardProps) {
  const wide = art === undefined && wideImage !== undefined && wideImage.src !== '';
  const Box = href === undefined ? 'div' : 'a';
  return (
    <Box
      {...(href !== undefined && { href })}
      className={classes(CARD, wide && 'sm:min-h-68 lg:min-h-96')}
      {...(background && { style: { backgroundColor: background } })}
    >
      {art ?? (wide ? <WideArt image={wideImage} narrow={image} /> : <Art image={image} />)}
      <div
        className={classes(
          'relative flex flex-1 flex-col px-4 pb-4 lg:px-6 lg:pb-6',
          wide ? 'sm:me-[50%] sm:pe-0 sm:pt-5 lg:me-[55%] lg:pt-8' : image?.src || 'pt-4 lg:pt-6',
        )}
      >
        <h3 className={wide ? 'text-xl' : 'text-lg'}>{title}</h3>
        {text !== undefined && (
          <p
            className={classes(
              'mt-1 text-xs leading-[1.75] text-text-2',
              !wide && art === undefined && 'max-lg:hidden',
            )}
          >
            {text}
          </p>
        )}
        <span className="mt-auto flex items-center gap-[0.4em] pt-4 text-xs font-label text-primary">
          {action}
          <Icon name="arrow" />
        </span>
      </div>
    </Box>
  );
}

function Art({ image }: { readonly image: CardImage | undefined }) {
  if (image === undefined || image.src === '') return null;
  return (
    <span className="block aspect-[17/13] max-h-96 w-full overflow-hidden rtl:-scale-x-100">
      <img {...image} loading="lazy" decoding="async" className={classes(ART, 'object-[82%_50%]')} />
    </span>
  );
}

/** Renders the wide crop over the whole card; on phones the normal image above the text. */
function WideArt({ image, narrow }: { readonly image: CardImage; readonly narrow: CardImage | undefined }) {
  return (
    <span className="block overflow-hidden max-sm:aspect-[640/440] sm:absolute sm:inset-0 rtl:-scale-x-100">
      <picture>
        {narrow !== undefined && narrow.src !== '' && (
          <source media="(width < 40rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        )}
        <img {...image} loading="lazy" decoding="async" className={classes(ART, 'object-[100%_50%]')} />
      </picture>
    </span>
  );
}
