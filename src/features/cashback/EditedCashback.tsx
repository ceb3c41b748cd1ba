import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { ApplyNow } from '#src/features/calculator/ApplyNow.tsx';
import { EditedCalculator, EditedChoices } from '#src/features/calculator/EditedCalculator.tsx';
import type { CashbackWords } from './words.ts';

interface EditedCashbackProps {
  readonly words: Pick<CashbackWords, 'cashback_edited'>;
  readonly fields: { readonly Title: TextValue; readonly SubTitle: TextValue; readonly ApplyNow: LinkValue };
  readonly categories: readonly { readonly id: string; readonly name: TextValue }[];
}

/** A cashback calculator as its author edits it. */
export const EditedCashback = ({ words, fields, categories }: EditedCashbackProps) => (
  <EditedCalculator title={<Text field={fields.Title} />}>
    <p className="mt-1.5 text-text-2">
      <Text field={fields.SubTitle} />
    </p>
    <EditedChoices title={words.cashback_edited}>
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Text field={name} />
        </li>
      ))}
    </EditedChoices>
    <div className="mt-6">
      <ApplyNow field={fields.ApplyNow} kind="soft" />
    </div>
  </EditedCalculator>
);
