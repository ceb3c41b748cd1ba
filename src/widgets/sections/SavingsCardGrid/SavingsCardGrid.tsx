import { ContentCards } from '#src/features/section/ContentCards.tsx';
import { Frame, levelIn } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import type { SavingsCardGridProps } from './SavingsCardGrid.widget.ts';

/** Columns from 768 px (document 3, section 9); there are two below. */
const COLUMNS = 3;

/** Renders cards in two columns on small screens, in three from medium. */
export function SavingsCardGrid({ fields, params, page, phrases }: SavingsCardGridProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ContentCards
        cards={shown}
        params={params}
        level={levelIn(fields)}
        columns={COLUMNS}
        className="savings-grid"
        detailsLabel={phrases.card_details}
      />
    </Frame>
  );
}
