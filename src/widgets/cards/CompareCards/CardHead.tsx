import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import type { ComparedCard } from './CompareCards.widget.ts';

/** Renders the head of a card's column: its image, title and category. */
export const CardHead = ({ card: { title, category, image } }: { readonly card: ComparedCard }) => (
  <span className="compared-card">
    <span className="card-thumbnail print:w-12">
      <Picture field={image} />
    </span>
    <span>
      <span className="block font-strong">
        <Text field={title} />
      </span>
      {category && (
        <span className="block text-xs font-text text-text-3">
          <Text field={category} />
        </span>
      )}
    </span>
  </span>
);
