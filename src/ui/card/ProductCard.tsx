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
  /** Where it leads; without it the card is no link, for what brings links of its own. */
  readonly href: string | undefined;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What following it does, "find out more". */
  readonly action: ReactNode;
  /** The colour under the picture, the same as the picture's own ground; sand where none is given. */
  readonly background?: string;
  /** Drawn with its weight at the right; mirrored in Arabic. */
  readonly image?: CardImage;
  /** A crop whose first half is free; with it the card is wide and its text stands on that half. */
  readonly wideImage?: CardImage;
  /** Stands in the place of the pictures. */
  readonly art?: ReactNode;
}

const CARD =
  'group/go relative flex flex-col overflow-hidden bg-surface-2 text-text no-underline transition-[box-shadow,translate] duration-base ease-out firm-lg hover:-translate-y-0.75 hover:shadow-e2';
const ART = 'h-full w-full object-cover transition-[scale] duration-slow ease-out group-hover/go:scale-102';

/** A product, one link as a whole: a picture on its own ground, a name, a sentence. */
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

/** On wide screens the crop fills the card; on phones the usual picture stands above the text. */
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
