import type { ReactNode } from 'react';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedChoices } from './EditedCalculator.tsx';

interface EditedTitlesProps {
  readonly title: ReactNode;
  readonly items: readonly { readonly id: string; readonly fields: { readonly Title: TextValue } }[];
}

/** Options that are known by their title, as their author edits them. */
export const EditedTitles = ({ title, items }: EditedTitlesProps) => (
  <EditedChoices title={title}>
    {items.map(({ id, fields: { Title } }) => (
      <li key={id}>
        <Text field={Title} />
      </li>
    ))}
  </EditedChoices>
);

interface EditedNamesProps {
  readonly title: ReactNode;
  readonly items: readonly {
    readonly id: string;
    readonly fields: { readonly Title: TextValue; readonly Value: TextValue };
  }[];
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
