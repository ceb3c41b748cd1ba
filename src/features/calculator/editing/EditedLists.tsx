import type { ReactNode } from 'react';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedChoices } from './EditedCalculator.tsx';

export interface EditedTitlesProps {
  readonly title: ReactNode;
  readonly items: readonly { readonly id: string; readonly fields: { readonly Title: TextValue } }[];
}

/** Renders editable options identified by their titles. */
export const EditedTitles = ({ title, items }: EditedTitlesProps) => (
  <EditedChoices title={title}>
    {items.map(({ id, fields: { Title } }) => (
      <li key={id}>
        <Text field={Title} />
      </li>
    ))}
  </EditedChoices>
);

export interface EditedNamesProps {
  readonly title: ReactNode;
  readonly items: readonly {
    readonly id: string;
    readonly fields: { readonly Title: TextValue; readonly Value: TextValue };
  }[];
}

/** Renders editable options with their values. */
export const EditedNames = ({ title, items }: EditedNamesProps) => (
  <EditedChoices title={title}>
    {items.map(({ id, fields: { Title, Value } }) => (
      <li key={id}>
        <Text field={Title} /> (<Text field={Value} />)
      </li>
    ))}
  </EditedChoices>
);

interface EditedFactsProps {
  /** Label of each field and the field that the author edits. */
  readonly facts: readonly (readonly [label: string, field: TextValue])[];
}

/** Renders editable figures and codes. */
export const EditedFacts = ({ facts }: EditedFactsProps) => (
  <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
    {facts.map(([label, field]) => (
      <div key={label} className="flex gap-2">
        <dt className="text-text-3">{label}</dt>
        <dd>
          <Text field={field} />
        </dd>
      </div>
    ))}
  </dl>
);
