import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedCalculator, EditedChoices } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedFacts } from '#src/features/calculator/editing/EditedLists.tsx';
import type { Currency } from './ForexCalculator.tsx';
import type { EditedForexPhrases } from './phrases.ts';

interface EditedForexProps {
  readonly phrases: EditedForexPhrases;
  readonly fields: {
    readonly ForexCards: readonly Currency[];
    readonly MarkUpFeeRate: TextValue;
    readonly VATRate?: TextValue;
    readonly ApplyNow: LinkValue;
  };
}

/** Renders a forex calculator in the editor. */
export const EditedForex = ({ phrases, fields }: EditedForexProps) => (
  <EditedCalculator title={phrases.forex_edited} applyNow={fields.ApplyNow}>
    <EditedFacts
      facts={[
        [phrases.forex_edited_markup, fields.MarkUpFeeRate],
        ...(fields.VATRate ? [[phrases.forex_edited_vat, fields.VATRate] as const] : []),
      ]}
    />
    <EditedChoices title={phrases.forex_currency}>
      {fields.ForexCards.map(({ id, fields: { Title, ExchangeRate } }) => (
        <li key={id}>
          <Text field={Title} /> (<Text field={ExchangeRate} />)
        </li>
      ))}
    </EditedChoices>
  </EditedCalculator>
);
