import type { ReactNode } from 'react';
import type { PageFacts } from '#src/cms/widget.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { EmptyIllustration } from '#src/ui/result/EmptyIllustration.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { Listed } from './list-page.ts';
import { listingUrl, type QueryValues } from './listing-address.ts';
import type { ListingPhrases } from './listing-phrases.ts';
import { Pagination } from './Pagination.tsx';

interface ListingProps {
  /** Every value of the address as shown; `enhanceListing` adds those that the URL lacks. */
  readonly values: QueryValues;
  /** Shows the other language without these values. */
  readonly resetsWithLanguage?: boolean;
  readonly className?: string;
  /** Filters, and `ListingResults`. */
  readonly children: ReactNode;
}

/** Renders a listing for `enhanceListing`, which replaces its parts when a filter or a page is chosen. */
export const Listing = ({ values, resetsWithLanguage = false, className, children }: ListingProps) => (
  <div
    data-listing={`${new URLSearchParams(values)}`}
    {...(resetsWithLanguage && { 'data-resets-with-language': Object.keys(values).join(' ') })}
    className={className}
  >
    {children}
  </div>
);

interface ListingResultsProps<Item> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly listed: Listed<Item>;
  readonly values: QueryValues;
  /** Renders an item of the list; `renderItems` renders all of them, as a table does. */
  readonly children?: (item: Item) => ReactNode;
  readonly renderItems?: (items: readonly Item[]) => ReactNode;
  /** Classes of the list. */
  readonly grid: string;
  /** Card of the list while it loads, and how many of them. */
  readonly skeleton: ReactNode;
  readonly skeletons: number;
  /** Takes the place of the skeletons. */
  readonly pending?: ReactNode;
  /** Message of a list that does not load; by default that of an empty one with a sentence on the failure, on a page that is open that sentence. */
  readonly failure?: ReactNode;
  /** Stands below the message of an empty list. */
  readonly empty?: ReactNode;
  /** Page numbers of its pagination: the most of them around the current one, or also the ends. */
  readonly pageButtons?: number;
  readonly numbers?: 'around' | 'ends';
  readonly phrases: ListingPhrases;
  readonly page: PageFacts;
}

/** Renders a page of a list with its pagination; a message in its place when it is empty or could not be loaded. */
export function ListingResults<Item>(props: ListingResultsProps<Item>) {
  const { label, listed, values, children = () => null, grid, skeleton, skeletons, pending, phrases, page } = props;
  const { failure, empty, pageButtons, numbers } = props;
  const { renderItems = (items: readonly Item[]) => <ul className={grid}>{items.map(children)}</ul> } = props;
  const path = localizeHref(page.path, page.language);
  const urlOf = (number: number) => listingUrl(path, { ...values, page: `${number}` });
  const retry = (
    <Button href={listingUrl(path, values)} kind="soft">
      {phrases.search_retry}
    </Button>
  );
  return (
    <>
      <section aria-label={label} tabIndex={-1} data-part="results" className="listing-results">
        {listed.kind === 'failed' && (
          <Message title={failure ?? phrases.no_data_found}>
            {failure === undefined && <p className="text-text-2">{phrases.listing_failed}</p>}
            {retry}
          </Message>
        )}
        {listed.kind === 'loaded' && listed.items.length === 0 && (
          <Message title={phrases.no_data_found}>{empty}</Message>
        )}
        {listed.kind === 'loaded' && listed.items.length > 0 && (
          <>
            {renderItems(listed.items)}
            <Pagination {...{ ...listed, urlOf, numbers, phrases }} most={pageButtons} language={page.language} />
          </>
        )}
      </section>
      {/* A part too: what is shown while items load depends on what has loaded. */}
      <div hidden data-part="templates">
        <template data-pending={pending === undefined ? skeletons : 1}>
          {pending ?? (
            <ul aria-hidden="true" className={grid}>
              {skeleton}
            </ul>
          )}
        </template>
        <template data-failed="">
          <Message title={failure ?? phrases.listing_failed}>{retry}</Message>
        </template>
      </div>
    </>
  );
}

interface MessageProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const Message = ({ title, children }: MessageProps) => (
  <div className="listing-message">
    <EmptyIllustration />
    <Heading level={2} size="xl">
      {title}
    </Heading>
    {children}
  </div>
);
