import { type Ref, useRef } from 'react';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { type CardSlots, isSlotOpen, SLOT_NUMBERS, type SlotNumber } from '#src/domain/cards/card-slots.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { ComparedCard, CompareCardsProps } from './CompareCards.widget.ts';

interface CardSlotListProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly ref: Ref<HTMLUListElement>;
  readonly slots: CardSlots;
  /** Cards of the filled slots, in their order. */
  readonly chosen: readonly ComparedCard[];
  readonly onChoose: (slot: SlotNumber) => void;
  readonly onRemove: (slot: SlotNumber) => void;
}

/** Renders the three slots: each opens the card picker; a filled one shows its card and a remove button. The third is hidden below 1024 px. */
export function CardSlotList({ ref, slots, chosen, phrases, onChoose, onRemove }: CardSlotListProps) {
  return (
    <ul ref={ref} aria-label={phrases.compare_slots} className="grid grid-cols-2 gap-gap lg:grid-cols-3">
      {SLOT_NUMBERS.map((slot) => (
        <li key={slot} className={classes('grid', slot === 2 && 'max-lg:hidden')}>
          <CardSlot
            slot={slot}
            isOpen={isSlotOpen(slots, slot)}
            card={chosen[slot]}
            phrases={phrases}
            onChoose={() => onChoose(slot)}
            onRemove={() => onRemove(slot)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardSlotProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly slot: SlotNumber;
  readonly isOpen: boolean;
  readonly card: ComparedCard | undefined;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

const CHOOSE = ['compare_choose_1', 'compare_choose_2', 'compare_choose_3'] as const;

function CardSlot({ slot, isOpen, card, phrases, onChoose, onRemove }: CardSlotProps) {
  // The same button opens the picker for empty and filled slots, so that the dialog can restore the focus to it.
  const choose = useRef<HTMLButtonElement>(null);
  const remove = () => {
    onRemove();
    choose.current?.focus();
  };
  return (
    <div
      className={classes(
        'flex flex-col overflow-hidden firm-lg',
        card ? 'bg-surface shadow-e1' : 'border-[1.5px] border-dashed border-line-strong',
      )}
    >
      {card && <CardFace card={card} />}
      <div className={card ? 'mt-auto flex flex-wrap gap-x-1 px-2 pb-2 lg:px-4 lg:pb-4' : 'grid flex-1'}>
        <button
          ref={choose}
          type="button"
          disabled={!isOpen}
          onClick={onChoose}
          aria-haspopup="dialog"
          className={card ? FILLED : EMPTY}
        >
          {!card && <StarIcon name="plus" />}
          {card ? phrases.compare_change : phrases[CHOOSE[slot]]}{' '}
          {card && <VisuallyHidden>{card.title.value}</VisuallyHidden>}
          {/* Every empty slot has this line, so that all have the same layout. */}
          {!card && (
            <span className="min-h-[1.6em] text-xs leading-[1.6] font-text text-text-3">
              {!isOpen && phrases.compare_wait}
            </span>
          )}
        </button>
        {card && (
          <Button kind="text" size="sm" onClick={remove} className="-mx-1">
            {phrases.compare_remove} <VisuallyHidden>{card.title.value}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}

const EMPTY =
  'focus-inset grid min-h-44 place-content-center justify-items-center gap-3 px-4 py-6 text-center text-sm font-label text-primary transition-colors duration-fast enabled:hover:bg-primary-soft disabled:cursor-not-allowed disabled:text-text-2 lg:min-h-64';
const FILLED =
  'inline-flex min-h-control-sm items-center px-2 text-xs font-label text-primary firm-sm hover:bg-primary-soft';

const CardFace = ({ card: { title, category, image } }: { readonly card: ComparedCard }) => (
  <>
    <div className="aspect-[16/11] overflow-hidden bg-surface-2 rtl:-scale-x-100">
      <Picture field={image} className="size-full object-cover object-[82%_50%]" />
    </div>
    <div className="px-4 pt-4 pb-2 lg:px-6">
      <p className="text-lg leading-snug font-strong">
        <Text field={title} />
      </p>
      {category && (
        <p className="text-xs text-text-3">
          <Text field={category} />
        </p>
      )}
    </div>
  </>
);
