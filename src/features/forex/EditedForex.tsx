import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { EditedCalculator } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedFacts, EditedItems } from '#src/features/calculator/editing/EditedLists.tsx';
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
    <EditedItems title={phrases.forex_currency} items={fields.ForexCards} />
  </EditedCalculator>
);
