import { Text } from '#src/cms/fields/Text.tsx';
import { EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedLive } from '#src/features/calculator/editing/EditedLive.tsx';
import type { EditedSmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

/** Renders the calculator for editing, with its categories: those of each way of saving, then those of all. */
export const EditedSmartSavingsCalculator = ({ fields, phrases }: EditedSmartSavingsCalculatorProps) => (
  <EditedLive fields={fields}>
    <EditedChoices title={phrases.savings_ways}>
      {fields.CalculatorType.map(({ id, fields: { Title, SmartSavingCategories } }) => (
        <li key={id}>
          <Text field={Title} />
          <ul className="bullets">{SmartSavingCategories.map(category)}</ul>
        </li>
      ))}
    </EditedChoices>
    <EditedChoices title={phrases.savings_categories}>{fields.SmartSavingCategories.map(category)}</EditedChoices>
  </EditedLive>
);

type Category = EditedSmartSavingsCalculatorProps['fields']['SmartSavingCategories'][number];

const category = ({ id, fields: { Title, DefaultWeeklySpent } }: Category) => (
  <li key={id}>
    <Text field={Title} /> (<Text field={DefaultWeeklySpent} />)
  </li>
);
