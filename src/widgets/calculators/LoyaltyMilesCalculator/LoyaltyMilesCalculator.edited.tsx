import { Text } from '#src/cms/fields/Text.tsx';
import { EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedLive } from '#src/features/calculator/editing/EditedLive.tsx';
import type { EditedLoyaltyMilesCalculatorProps } from './LoyaltyMilesCalculator.widget.ts';

/** Renders the calculator for editing, with its cards and what each earns. */
export const EditedLoyaltyMilesCalculator = ({ fields, phrases }: EditedLoyaltyMilesCalculatorProps) => (
  <EditedLive fields={fields}>
    <EditedChoices title={phrases.loyalty_spending}>
      {fields.Cards.map(({ id, fields: { Title, RiyalSpent, PointGained } }) => (
        <li key={id}>
          <Text field={Title} /> (<Text field={PointGained} /> / <Text field={RiyalSpent} />)
        </li>
      ))}
    </EditedChoices>
  </EditedLive>
);
