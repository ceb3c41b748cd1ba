import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedCalculator, EditedChoices } from '#src/features/calculator/EditedCalculator.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { AutoFinanceProps } from './AutoFinanceCalculator.tsx';

/** The calculator as its author edits it. */
export function EditedAutoFinance({ fields, words }: AutoFinanceProps) {
  const { AccountType, Nationality, Tenure, ApplyNow } = fields;
  return (
    <EditedCalculator title={words.auto_edited}>
      <EditedChoices title={words.calculator_account_type}>
        {AccountType.map(({ id, fields: { Title } }) => (
          <li key={id}>
            <Text field={Title} />
          </li>
        ))}
      </EditedChoices>
      <EditedChoices title={words.calculator_nationality}>
        {Nationality.map(({ id, fields: { Title, Value } }) => (
          <li key={id}>
            <Text field={Title} /> (<Text field={Value} />)
          </li>
        ))}
      </EditedChoices>
      <EditedChoices title={words.calculator_tenure}>
        {Tenure.map(({ id, fields: { TenorTitle } }) => (
          <li key={id}>
            <Text field={TenorTitle} />
          </li>
        ))}
      </EditedChoices>
      {isLinked(ApplyNow) && (
        <Button {...leadTo(ApplyNow)} kind="accent" className="mt-6">
          <LinkText field={ApplyNow} />
        </Button>
      )}
    </EditedCalculator>
  );
}
