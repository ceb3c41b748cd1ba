import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import type { CardSlots } from '#src/domain/cards/card-slots.ts';
import { Dialog } from '#src/ui/disclosure/Dialog.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { cardGroups } from './card-groups.ts';
import type { ComparedCard, CompareCardsProps } from './CompareCards.widget.ts';

interface CardPickerProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly id: string;
  readonly isOpen: boolean;
  readonly cards: readonly ComparedCard[];
  /** Cards in the slots; they cannot be chosen again. */
  readonly taken: CardSlots;
  readonly onPick: (card: string) => void;
  readonly onClose: () => void;
}

/** Renders the dialog in which a card is chosen, with the cards grouped by category. */
export function CardPicker({ id, isOpen, cards, taken, phrases, onPick, onClose }: CardPickerProps) {
  return (
    <Dialog id={id} isOpen={isOpen} title={phrases.compare_pick} closeLabel={phrases.close} onClose={onClose}>
      {cardGroups(cards).map(({ title, cards: grouped }, group) => (
        <section key={title} {...(title !== '' && { 'aria-labelledby': `${id}-${group}` })} className="not-first:mt-6">
          {title !== '' && (
            <Heading level={3} size="md" id={`${id}-${group}`} className="mb-2">
              {title}
            </Heading>
          )}
          <ul className="grid gap-2">
            {grouped.map((card) => (
              <li key={card.id} className="grid">
                <Choice
                  card={card}
                  isTaken={taken.includes(card.id)}
                  phrases={phrases}
                  onPick={() => onPick(card.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

interface ChoiceProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly card: ComparedCard;
  readonly isTaken: boolean;
  readonly onPick: () => void;
}

const Choice = ({ card: { title, image }, isTaken, phrases, onPick }: ChoiceProps) => (
  <button type="button" disabled={isTaken} onClick={onPick} className="focus-inset card-choice">
    <span className="card-thumbnail">
      <Picture field={image} />
    </span>
    <span className="flex-1">
      <Text field={title} />
    </span>
    {isTaken && (
      <span className="flex items-center gap-1 text-xs font-text">
        <Icon name="check" />
        {phrases.compare_chosen}
      </span>
    )}
  </button>
);
