import { Text } from '#src/cms/fields/Text.tsx';
import { ApplyNow } from '#src/features/calculator/ApplyNow.tsx';
import { EditedCalculator, EditedChoices } from '#src/features/calculator/EditedCalculator.tsx';
import type { SmartSavingsProps } from './SmartSavingsCalculator.tsx';

/** The calculator as its author edits it. */
export function EditedSavings({ fields, words }: SmartSavingsProps) {
  const { Title, SubTitle, CalculatorType, SmartSavingCategories, ApplyNow: field } = fields;
  return (
    <EditedCalculator title={<Text field={Title} />}>
      <p className="mt-1.5 text-text-2">
        <Text field={SubTitle} />
      </p>
      <EditedChoices title={words.savings_ways}>
        {CalculatorType.map(({ id, fields: type }) => (
          <li key={id}>
            <Text field={type.Title} />
          </li>
        ))}
      </EditedChoices>
      <EditedChoices title={words.savings_categories}>
        {SmartSavingCategories.map(({ id, fields: category }) => (
          <li key={id}>
            <Text field={category.Title} /> (<Text field={category.DefaultWeeklySpent} />)
          </li>
        ))}
      </EditedChoices>
      <div className="mt-6">
        <ApplyNow field={field} kind="soft" />
      </div>
    </EditedCalculator>
  );
}
