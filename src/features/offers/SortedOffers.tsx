import type { ReactNode } from 'react';
import { SortSelect } from '#src/features/listing/SortSelect.tsx';
import type { OtherValue } from '#src/features/listing/listing-address.ts';
import { plural } from '#src/i18n/plural.ts';
import { OfferCards, type OfferCardsProps } from './OfferCards.tsx';

interface SortedOffersProps extends OfferCardsProps {
  /** Stands before the number of offers. */
  readonly title?: ReactNode;
  /** The order of the address, those to choose from, and the address's other values. */
  readonly sort: {
    readonly chosen: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    readonly others: readonly OtherValue[];
  };
}

/** Renders a page of offers below their number, announced when it changes, and a choice of their order. */
export const SortedOffers = ({ title, sort, ...list }: SortedOffersProps) => {
  const { listed, phrases, page } = list;
  return (
    <>
      <div className="listing-bar">
        <div className="flex flex-wrap items-baseline gap-x-4">
          {title}
          <p role="status" data-part="total" className="text-sm text-text-3">
            {listed.kind === 'loaded' && plural(phrases, 'offers_total', listed.total, page.language)}
          </p>
        </div>
        <SortSelect page={page} {...sort} phrases={phrases} />
      </div>
      <OfferCards {...list} />
    </>
  );
};
