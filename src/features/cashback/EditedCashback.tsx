import type { ReactNode } from 'react';
import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedLive, type EditedLiveFields } from '#src/features/calculator/editing/EditedLive.tsx';
import { EditedFacts } from '#src/features/calculator/editing/EditedLists.tsx';
import type { EditedCashbackPhrases } from './phrases.ts';

interface EditedCashbackProps {
  readonly phrases: EditedCashbackPhrases;
  readonly fields: EditedLiveFields & { readonly MaxMonthlyCashback: TextValue; readonly MaxYearlyCashback: TextValue };
  /** Categories as list items. */
  readonly children: ReactNode;
}

/** Renders a cashback calculator in the editor. */
export const EditedCashback = ({ phrases, fields, children }: EditedCashbackProps) => (
  <EditedLive fields={fields}>
    <EditedFacts
      facts={[
        [phrases.cashback_edited_monthly, fields.MaxMonthlyCashback],
        [phrases.cashback_edited_yearly, fields.MaxYearlyCashback],
      ]}
    />
    <EditedChoices title={phrases.cashback_edited}>{children}</EditedChoices>
  </EditedLive>
);

interface EditedCategoryProps {
  readonly name: TextValue;
  readonly icon: ImageValue;
  readonly facts: Parameters<typeof EditedFacts>[0]['facts'];
}

/** Renders a category with its editable fields. */
export const EditedCategory = ({ name, icon, facts }: EditedCategoryProps) => (
  <li>
    <Picture field={icon} className="size-6" /> <Text field={name} />
    <EditedFacts facts={facts} />
  </li>
);
