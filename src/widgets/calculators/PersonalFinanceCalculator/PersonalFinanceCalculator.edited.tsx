import { Text } from '#src/cms/fields/Text.tsx';
import { EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedFinance } from '#src/features/calculator/editing/EditedFinance.tsx';
import { EditedNames } from '#src/features/calculator/editing/EditedLists.tsx';
import type { EditedPersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';

/** Renders the calculator for editing, with its option lists. */
export const EditedPersonalFinanceCalculator = ({ fields, phrases }: EditedPersonalFinanceCalculatorProps) => (
  <EditedFinance fields={fields} phrases={phrases}>
    <EditedNames title={phrases.personal_sector} items={fields.JobSector} />
    <EditedChoices title={phrases.personal_sub_sector}>
      {fields.JobSubSectors.map(({ id, fields: { Title, Description, Nationality, Sector, Rate } }) => (
        <li key={id}>
          <Text field={Title} />: <Text field={Description} /> (<Text field={Nationality} /> <Text field={Sector} />{' '}
          <Text field={Rate} />)
        </li>
      ))}
    </EditedChoices>
  </EditedFinance>
);
