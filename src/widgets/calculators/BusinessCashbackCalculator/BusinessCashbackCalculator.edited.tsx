import { EditedCashback, EditedCategory } from '#src/features/cashback/EditedCashback.tsx';
import type { EditedBusinessCashbackCalculatorProps } from './BusinessCashbackCalculator.widget.ts';

/** Renders the calculator for editing, with its categories. */
export const EditedBusinessCashbackCalculator = ({ fields, phrases }: EditedBusinessCashbackCalculatorProps) => (
  <EditedCashback fields={fields} phrases={phrases}>
    {fields.Cards.map(({ id, fields: card }) => (
      <EditedCategory
        key={id}
        name={card.Title}
        icon={card.Icon}
        facts={[
          [phrases.cashback_edited_code, card.Code],
          [phrases.cashback_edited_shown, card.MaxAmount],
          [phrases.cashback_edited_slider, card.ScrollLimit],
          [phrases.cashback_edited_threshold, card.ThresholdAmount],
          [phrases.cashback_edited_low, card.LowThresholdRate],
          [phrases.cashback_edited_high, card.HighThresholdRate],
        ]}
      />
    ))}
  </EditedCashback>
);
