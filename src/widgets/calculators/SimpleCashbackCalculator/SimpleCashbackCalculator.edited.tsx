import { EditedCashback, EditedCategory } from '#src/features/cashback/EditedCashback.tsx';
import type { SimpleCashbackCalculatorProps } from './SimpleCashbackCalculator.widget.ts';

/** The calculator as its author edits it. */
export const EditedSimpleCashbackCalculator = ({ fields, words }: SimpleCashbackCalculatorProps) => (
  <EditedCashback fields={fields} words={words}>
    {fields.Categories.map(({ id, fields: { name, icon, ...category } }) => (
      <EditedCategory
        key={id}
        name={name}
        icon={icon}
        facts={[
          [words.cashback_edited_rate, category.rate],
          [words.cashback_edited_start, category.amount],
          [words.cashback_edited_shown, category.maxAmount],
          [words.cashback_edited_cap, category.maxCashback],
          [words.cashback_edited_slider, category.scrollLimit],
        ]}
      />
    ))}
  </EditedCashback>
);
