import { ContentCards } from '#src/features/section/ContentCards.tsx';
import { Frame, levelIn } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import type { FeatureCardGridProps } from './FeatureCardGrid.widget.ts';

/** Renders feature cards in as many columns as the rendering's parameter says, two by default. */
export function FeatureCardGrid({ fields, params, page, phrases }: FeatureCardGridProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ContentCards
        cards={shown}
        params={params}
        level={levelIn(fields)}
        columns={params.ARBFeatuesGridColumnCount}
        className="feature-grid"
        detailsLabel={phrases.card_details}
      />
    </Frame>
  );
}
