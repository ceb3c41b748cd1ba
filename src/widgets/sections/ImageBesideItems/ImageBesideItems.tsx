import { Figure } from '#src/features/section/Figure.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { PointList } from '#src/features/section/PointList.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import type { ImageBesideItemsProps } from './ImageBesideItems.widget.ts';

/** Renders one picture next to a list of items under hairlines. */
export function ImageBesideItems({ fields, params, page }: ImageBesideItemsProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <div className="beside-items">
        <Figure image={fields.Image} className="beside-items-art" />
        <PointList points={shown} className="beside-items-list" />
      </div>
    </Frame>
  );
}
