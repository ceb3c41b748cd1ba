import type { ReactNode } from 'react';
import { Heading } from '../text/Heading.tsx';

interface BannerCardProps {
  readonly title: ReactNode;
  readonly level: 2 | 3;
  /** Short label above the title. */
  readonly badge?: ReactNode;
  readonly text?: ReactNode;
  /** Link or button, and what stands beside it. */
  readonly action?: ReactNode;
  /** CSS colour of the card, that of its image’s ground; a light saffron by default. */
  readonly background?: string;
  /** Image composed with its weight at the right; mirrored in Arabic. */
  readonly image?: ReactNode;
}

/** Renders a wide banner: text on its ground, an image at the inline end that fades towards the text; on phones below it. */
export function BannerCard({ title, level, badge, text, action, background, image }: BannerCardProps) {
  return (
    <article className="banner-card" {...(background && { style: { backgroundColor: background } })}>
      {image !== undefined && <div className="banner-card-art">{image}</div>}
      <div className="banner-card-text">
        {badge !== undefined && <p>{badge}</p>}
        <Heading level={level} size="2xl">
          {title}
        </Heading>
        {text !== undefined && <p className="text-ink-700">{text}</p>}
        {action !== undefined && <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">{action}</div>}
      </div>
    </article>
  );
}
