import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { ApplyNow } from '#src/features/calculator/ApplyNow.tsx';
import { EditedCalculator } from '#src/features/calculator/EditedCalculator.tsx';
import type { Currency } from './use-forex.ts';
import type { ForexWords } from './words.ts';

interface EditedForexProps {
  readonly words: Pick<ForexWords, 'forex_edited'>;
  readonly fields: { readonly ForexCards: readonly Currency[]; readonly ApplyNow: LinkValue };
}

/** A forex calculator as its author edits it. */
export const EditedForex = ({ words, fields: { ForexCards, ApplyNow: field } }: EditedForexProps) => (
  <EditedCalculator title={words.forex_edited}>
    <ul className="bullets my-5">
      {ForexCards.map(({ id, fields: { Title, ExchangeRate } }) => (
        <li key={id}>
          <Text field={Title} /> (<Text field={ExchangeRate} />)
        </li>
      ))}
    </ul>
    <ApplyNow field={field} kind="soft" />
  </EditedCalculator>
);
