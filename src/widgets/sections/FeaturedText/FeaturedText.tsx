import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { CardLink } from '#src/features/section/CardLink.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { PointList } from '#src/features/section/PointList.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { TextHead } from '#src/features/section/TextHead.tsx';
import type { FeaturedTextProps } from './FeaturedText.widget.ts';

/** Renders a text in large letters with a list of points beside it. */
export function FeaturedText({ fields, params, page }: FeaturedTextProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params} head={null}>
      <div className="featured-text">
        <div>
          {(isShown(fields.Title) || isShown(fields.Subtitle)) && <TextHead fields={fields} />}
          {isShown(fields.Text) && (
            <p className="featured-text-say">
              <Text field={fields.Text} />
            </p>
          )}
          <CardLink field={fields.Link} />
        </div>
        <PointList points={shown} className="featured-text-list" />
      </div>
    </Frame>
  );
}
