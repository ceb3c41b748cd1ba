import { CardLink } from '#src/features/section/CardLink.tsx';
import { Figure } from '#src/features/section/Figure.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { PointList } from '#src/features/section/PointList.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { TextHead } from '#src/features/section/TextHead.tsx';
import type { ImageWithBulletsProps } from './ImageWithBullets.widget.ts';

/** Renders points beside a picture, which stands at the end of the reading direction, or flipped at its start. */
export function ImageWithBullets({ fields, params, page }: ImageWithBulletsProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params} head={null}>
      <div className="image-bullets" data-layout={params.Layout}>
        <div>
          <TextHead fields={fields} subtitleFirst={params.SubtitlePosition === 'before'} />
          <PointList points={shown} />
          <CardLink field={fields.Link} otherwise="button" />
        </div>
        <Figure image={fields.Image} className="image-bullets-art" />
      </div>
    </Frame>
  );
}
