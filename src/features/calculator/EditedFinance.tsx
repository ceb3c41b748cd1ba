import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EditedCalculator, EditedChoices } from './EditedCalculator.tsx';
import type { FinanceLists } from './finance-lists.ts';

interface EditedFinanceProps {
  readonly fields: FinanceLists & { readonly ApplyNow: LinkValue };
  readonly words: Readonly<
    Record<'calculator_account_type' | 'calculator_nationality' | 'calculator_tenure' | 'auto_edited', string>
  >;
  /** Lists that one calculator has besides. */
  readonly children?: ReactNode;
}

/** A finance calculator as its author edits it. */
export function EditedFinance({ fields, words, children }: EditedFinanceProps) {
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
      <EditedNames title={words.calculator_nationality} items={Nationality} />
      {children}
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

interface EditedNamesProps {
  readonly title: ReactNode;
  readonly items: FinanceLists['Nationality'];
}

/** Options that are known by a value of their own, beside it. */
export const EditedNames = ({ title, items }: EditedNamesProps) => (
  <EditedChoices title={title}>
    {items.map(({ id, fields: { Title, Value } }) => (
      <li key={id}>
        <Text field={Title} /> (<Text field={Value} />)
      </li>
    ))}
  </EditedChoices>
);
