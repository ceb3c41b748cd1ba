import type { ReactNode } from 'react';
import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedCalculator, EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedFacts } from '#src/features/calculator/editing/EditedLists.tsx';
import type { EditedCashbackPhrases } from './phrases.ts';

interface EditedCashbackProps {
  readonly phrases: EditedCashbackPhrases;
  readonly fields: {
    readonly Title: TextValue;
    readonly SubTitle: TextValue;
    readonly MaxMonthlyCashback: TextValue;
    readonly MaxYearlyCashback: TextValue;
    readonly ApplyNow: LinkValue;
  };
  /** Categories as list items. */
  readonly children: ReactNode;
}

/** Renders a cashback calculator in the editor. */
export const EditedCashback = ({ phrases, fields, children }: EditedCashbackProps) => (
  <EditedCalculator title={<Text field={fields.Title} />} applyNow={fields.ApplyNow}>
    <p className="mt-1.5 text-text-2">
      <Text field={fields.SubTitle} />
    </p>
    <EditedFacts
      facts={[
        [phrases.cashback_edited_monthly, fields.MaxMonthlyCashback],
        [phrases.cashback_edited_yearly, fields.MaxYearlyCashback],
      ]}
    />
    <EditedChoices title={phrases.cashback_edited}>{children}</EditedChoices>
  </EditedCalculator>
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
