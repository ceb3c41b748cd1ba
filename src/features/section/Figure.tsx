import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { groundStyle } from './ground-style.ts';

interface FigureProps {
  readonly image: ImageValue;
  /** CSS colour behind the picture; sand for none, or for what is no colour. */
  readonly background?: string;
  readonly className: string;
}

/** Renders a picture on its ground; a star on the ground where the author chose none, so that a row keeps its shape. */
export function Figure({ image, background = '', className }: FigureProps) {
  return (
    <span className={`section-figure ${className}`} {...groundStyle(background)}>
      {isPictureShown(image) ? <Picture field={image} /> : <Star className="figure-none" />}
    </span>
  );
}
