import { Text } from '#src/cms/fields/Text.tsx';
import { EditedCalculator, EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import type { EditedSmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

/** Renders the calculator for editing, with its categories. */
export function EditedSmartSavingsCalculator({ fields, phrases }: EditedSmartSavingsCalculatorProps) {
  const { Title, SubTitle, CalculatorType, SmartSavingCategories, ApplyNow } = fields;
  return (
    <EditedCalculator title={<Text field={Title} />} applyNow={ApplyNow}>
      <p className="mt-1.5 text-text-2">
        <Text field={SubTitle} />
      </p>
      <EditedChoices title={phrases.savings_ways}>
        {CalculatorType.map(({ id, fields: type }) => (
          <li key={id}>
            <Text field={type.Title} />
            <ul className="bullets">
              <Categories items={type.SmartSavingCategories} />
            </ul>
          </li>
        ))}
      </EditedChoices>
      <EditedChoices title={phrases.savings_categories}>
        <Categories items={SmartSavingCategories} />
      </EditedChoices>
    </EditedCalculator>
  );
}

const Categories = ({
  items,
}: {
  readonly items: EditedSmartSavingsCalculatorProps['fields']['SmartSavingCategories'];
}) =>
  items.map(({ id, fields: { Title, DefaultWeeklySpent } }) => (
    <li key={id}>
      <Text field={Title} /> (<Text field={DefaultWeeklySpent} />)
    </li>
  ));
