import type { ReactNode } from 'react';

export interface ToggleCard {
  readonly id: string;
  readonly name: ReactNode;
  readonly picture?: ReactNode;
  readonly note?: ReactNode;
  /** Sign on a card that is on. */
  readonly badge?: ReactNode | undefined;
  readonly isOn: boolean;
}

interface ToggleCardsProps {
  readonly label: string;
  readonly cards: readonly ToggleCard[];
  /** Without it the cards are checkboxes, for a form that is submitted without scripts: `id=1` in its query. */
  readonly onToggle?: (id: string) => void;
}

/** Renders cards of which any number can be on. */
export const ToggleCards = ({ label, cards, onToggle }: ToggleCardsProps) => (
  <div role="group" aria-label={label} className="grid grid-cols-2 gap-3 md:grid-cols-3">
    {cards.map((card) =>
      onToggle ? (
        <button
          key={card.id}
          type="button"
          aria-pressed={card.isOn}
          onClick={() => onToggle(card.id)}
          className="toggle-card category-card"
        >
          <CardFace {...card} />
          {card.isOn && card.badge !== undefined && (
            <span className="absolute start-2.5 top-2.5 grid size-7 star place-items-center bg-saffron-500 text-xs font-strong text-ink-900">
              {card.badge}
            </span>
          )}
        </button>
      ) : (
        <label key={card.id} className="toggle-card category-card">
          <CardFace {...card} />
          <input
            type="checkbox"
            name={card.id}
            value="1"
            defaultChecked={card.isOn}
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit]"
          />
        </label>
      ),
    )}
  </div>
);

const CardFace = ({ picture, name, note }: Pick<ToggleCard, 'picture' | 'name' | 'note'>) => (
  <>
    <span>{picture}</span>
    <b>{name}</b>
    <small>{note}</small>
  </>
);
