import { EditedCashback, EditedCategory } from '#src/features/cashback/EditedCashback.tsx';
import type { EditedSimpleCashbackCalculatorProps } from './SimpleCashbackCalculator.widget.ts';

/** Renders the calculator for editing, with its categories. */
export const EditedSimpleCashbackCalculator = ({ fields, phrases }: EditedSimpleCashbackCalculatorProps) => (
  <EditedCashback fields={fields} phrases={phrases}>
    {fields.Categories.map(({ id, fields: { name, icon, ...category } }) => (
      <EditedCategory
        key={id}
        name={name}
        icon={icon}
        facts={[
          [phrases.cashback_edited_rate, category.rate],
          [phrases.cashback_edited_start, category.amount],
          [phrases.cashback_edited_shown, category.maxAmount],
          [phrases.cashback_edited_cap, category.maxCashback],
          [phrases.cashback_edited_slider, category.scrollLimit],
        ]}
      />
    ))}
  </EditedCashback>
);
