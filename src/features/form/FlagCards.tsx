import { type ToggleCard, ToggleCards } from '#src/ui/form/ToggleCards.tsx';
import { isOn, toggled } from './flags.ts';
import type { FieldSchemas } from './schema.ts';
import type { Form } from './use-form.ts';

interface FlagCardsProps {
  readonly label: string;
  /** Cards by the names of their fields. */
  readonly cards: readonly Omit<ToggleCard, 'isOn' | 'badge'>[];
  readonly state: Pick<Form<FieldSchemas>, 'values' | 'setValue'>;
  /** Sign on a card that is on. */
  readonly badge?: string;
  /** True for checkboxes, which a form without scripts submits. */
  readonly submitted?: boolean;
}

/** Renders flags of a form as cards that are switched on and off. */
export const FlagCards = ({ label, cards, state: { values, setValue }, badge, submitted = false }: FlagCardsProps) => (
  <ToggleCards
    label={label}
    cards={cards.map((card) => ({ ...card, badge, isOn: isOn(values[card.id]) }))}
    {...(!submitted && { onToggle: (name) => setValue(name, toggled(values[name])) })}
  />
);
