import { type ComponentProps, useState } from 'react';
import { defineExamples, type ExampleProps } from '../examples.ts';
import { Icon } from '../icon/Icon.tsx';
import { ToggleCards } from './ToggleCards.tsx';

const picture = <Icon name="card" />;

const cards = ({ t }: ExampleProps): ComponentProps<typeof ToggleCards>['cards'] => [
  { id: 'coffee', name: t({ ar: 'القهوة', en: 'Coffee' }), note: t({ ar: '٥٢٫٥٠', en: '52.50' }), picture, isOn: true },
  {
    id: 'rides',
    name: t({ ar: 'المشاوير', en: 'Rides' }),
    note: t({ ar: '٧٦٫٢٠', en: '76.20' }),
    picture,
    isOn: false,
  },
];

const label = ({ t }: ExampleProps): string => t({ ar: 'فئات الإنفاق', en: 'Spending' });

/** Renders cards that keep their state. */
function Toggles(props: ExampleProps) {
  const [on, setOn] = useState('coffee');
  return (
    <ToggleCards
      label={label(props)}
      cards={cards(props).map((card) => ({ ...card, isOn: card.id === on, badge: '1' }))}
      onToggle={setOn}
    />
  );
}

export const examples = defineExamples({
  toggles: (props) => <Toggles {...props} />,
  checkboxes: (props) => <ToggleCards label={label(props)} cards={cards(props)} />,
});
