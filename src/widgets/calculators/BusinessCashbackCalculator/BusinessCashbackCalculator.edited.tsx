import { EditedCashback, EditedCategory } from '#src/features/cashback/EditedCashback.tsx';
import type { BusinessCashbackCalculatorProps } from './BusinessCashbackCalculator.widget.ts';

/** The calculator as its author edits it. */
export const EditedBusinessCashbackCalculator = ({ fields, words }: BusinessCashbackCalculatorProps) => (
  <EditedCashback fields={fields} words={words}>
    {fields.Cards.map(({ id, fields: card }) => (
      <EditedCategory
        key={id}
        name={card.Title}
        icon={card.Icon}
        facts={[
          [words.cashback_edited_code, card.Code],
          [words.cashback_edited_shown, card.MaxAmount],
          [words.cashback_edited_slider, card.ScrollLimit],
          [words.cashback_edited_threshold, card.ThresholdAmount],
          [words.cashback_edited_low, card.LowThresholdRate],
          [words.cashback_edited_high, card.HighThresholdRate],
        ]}
      />
    ))}
  </EditedCashback>
);
