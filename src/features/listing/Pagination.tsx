import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { ListingPhrases } from './listing-phrases.ts';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  /** Returns the URL of a page of the list. */
  readonly urlOf: (page: number) => string;
  /** The most page numbers that are shown; seven by default. */
  readonly most?: number | undefined;
  readonly phrases: ListingPhrases;
  readonly language: Language;
}

/** Page numbers that fit beside each other on a phone. */
const NARROW = 5;

/** Renders links to the pages around the current one, between those to the previous and the next; nothing for one page. */
export function Pagination({ page, pages, urlOf, most, phrases, language }: PaginationProps) {
  if (pages < 2) return null;
  const narrow = pageWindow(page, pages, NARROW);
  return (
    <nav aria-label={phrases.listing_pages} className="pagination">
      <Step icon="prev" label={phrases.search_previous} url={page > 1 ? urlOf(page - 1) : undefined} />
      {pageWindow(page, pages, most).map((number) => (
        <a
          key={number}
          href={urlOf(number)}
          aria-label={fill(phrases.listing_page, { page: formatNumber(number, language) })}
          {...(number === page && { 'aria-current': 'page' as const })}
          {...(!narrow.includes(number) && { className: 'max-sm:hidden' })}
        >
          {formatNumber(number, language)}
        </a>
      ))}
      <Step icon="next" label={phrases.search_next} url={page < pages ? urlOf(page + 1) : undefined} />
    </nav>
  );
}

interface StepProps {
  readonly icon: 'prev' | 'next';
  readonly label: string;
  /** None at an end of the list. */
  readonly url: string | undefined;
}

const Step = ({ icon, label, url }: StepProps) =>
  url === undefined ? (
    <span aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <a href={url} rel={icon} className="group/go">
      <Icon name={icon} label={label} />
    </a>
  );
