import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import type { ComparedCard } from './CompareCards.widget.ts';

/** Renders the head of a card's column: its image, title and category. */
export const CardHead = ({ card: { title, category, image } }: { readonly card: ComparedCard }) => (
  <span className="flex items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-2 print:flex-row print:items-center print:gap-2">
    <span className="aspect-[17/13] w-18 flex-none overflow-hidden firm-xs rtl:-scale-x-100 print:w-12">
      <Picture field={image} className="size-full object-cover object-[82%_50%]" />
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
