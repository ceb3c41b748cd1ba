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
  readonly title?: ReactNode;
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

/** Renders a product as one link: an image on its background, a title and a sentence. */
export function ProductCard({ href, title, text, action, background, image, wideImage, art }: ProductCardProps) {
  const wide = art === undefined && wideImage !== undefined && wideImage.src !== '';
  const Box = href === undefined ? 'div' : 'a';
  return (
    <Box
      {...(href !== undefined && { href })}
      className={classes('product-card', wide && 'product-card-wide', !wide && image?.src && 'product-card-art')}
      {...(background && { style: { backgroundColor: background } })}
    >
      {art ?? (wide ? <WideArt image={wideImage} narrow={image} /> : <Art image={image} />)}
      <div>
        {title !== undefined && <h3>{title}</h3>}
        {text !== undefined && <p {...(!wide && art === undefined && { className: 'max-lg:hidden' })}>{text}</p>}
        <span>
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
    <span className="product-art">
      <img {...image} loading="lazy" decoding="async" />
    </span>
  );
}

/** Renders the wide crop over the whole card; on phones the normal image above the text. */
function WideArt({ image, narrow }: { readonly image: CardImage; readonly narrow: CardImage | undefined }) {
  return (
    <span className="product-art">
      <picture>
        {narrow !== undefined && narrow.src !== '' && (
          <source media="(width < 40rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        )}
        <img {...image} loading="lazy" decoding="async" />
      </picture>
    </span>
  );
}
