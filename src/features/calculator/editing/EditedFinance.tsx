import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedCalculator, EditedChoices } from './EditedCalculator.tsx';
import { EditedNames, type EditedNamesProps, EditedTitles, type EditedTitlesProps } from './EditedLists.tsx';

interface EditedFinanceProps {
  readonly fields: {
    readonly AccountType: EditedTitlesProps['items'];
    readonly Nationality: EditedNamesProps['items'];
    readonly Tenure: readonly { readonly id: string; readonly fields: { readonly TenorTitle: TextValue } }[];
    readonly ApplyNow: LinkValue;
  };
  readonly phrases: Readonly<
    Record<'calculator_account_type' | 'calculator_nationality' | 'calculator_tenure' | 'auto_edited', string>
  >;
  /** Further lists of one calculator. */
  readonly children?: ReactNode;
}

/** Renders a finance calculator in the editor. */
export function EditedFinance({ fields, phrases, children }: EditedFinanceProps) {
  const { AccountType, Nationality, Tenure, ApplyNow } = fields;
  return (
    <EditedCalculator title={phrases.auto_edited} applyNow={ApplyNow}>
      <EditedTitles title={phrases.calculator_account_type} items={AccountType} />
      <EditedNames title={phrases.calculator_nationality} items={Nationality} />
      {children}
      <EditedChoices title={phrases.calculator_tenure}>
        {Tenure.map(({ id, fields: { TenorTitle } }) => (
          <li key={id}>
            <Text field={TenorTitle} />
          </li>
        ))}
      </EditedChoices>
    </EditedCalculator>
  );
}
