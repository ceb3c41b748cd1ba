import type { ReactNode } from 'react';
import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { classes } from '#src/ui/classes.ts';

interface FaceProps {
  readonly title: ReactNode;
  readonly level: 2 | 3 | 4;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  /** A cut window, which hangs over the inline end. */
  readonly image: ImageValue;
  /** Class of its ground. */
  readonly ground: string;
  /** Links at the foot; one with `face-link` is as large as the card. */
  readonly foot?: ReactNode;
  /** A picture that fills the card, and anything else. */
  readonly children?: ReactNode;
}

/** Renders the tall card that every stack, fan, wheel and row shows. */
export function Face({ title, level, text, icon, image, ground, foot, children }: FaceProps) {
  return (
    <div className={classes('face', ground)}>
      <div className="face-text">
        {icon}
        <Heading level={level} size="xl">
          {title}
        </Heading>
        {text !== undefined && <p>{text}</p>}
      </div>
      {isPictureShown(image) && <Picture field={image} className="face-art" />}
      {children}
      {foot !== undefined && <div className="face-foot">{foot}</div>}
    </div>
  );
}
